import { expect, test } from 'vitest';
import { lint } from '../support/lint.ts';

test.each([
  ['data-load="vissible"', 'data-load="vissible" is unknown. Write eager, idle, visible or interaction.'],
  ['data-theme="drak"', 'data-theme="drak" is unknown. Write light, dark or auto.'],
  ['data-look="hosts"', 'data-look="hosts" is unknown. Write own or host.'],
  ['data-locale="bm"', 'data-locale="bm" is unknown. Write ms or en.'],
])('%s', (attribute, sentence) => {
  const expected = [expect.stringContaining(`wrong-value: ${sentence}`)];
  expect(lint(`<div data-widget="course-calendar" ${attribute}></div>`)).toEqual(expected);
  expect(lint(`<x-dw name="course-calendar" ${attribute} />`)).toEqual(expected);
  expect(lint(`{% dw "course-calendar" ${attribute} %}{% enddw %}`)).toEqual(expected);
});

test.each([
  'data-load="" data-theme="auto" data-look="own" data-locale="ms-MY"',
  'data-load="idle" data-theme="{{ $theme }}"',
])('nothing is wrong with %s', (attributes) => {
  expect(lint(`<div data-widget="course-calendar" ${attributes}></div><p data-theme="cupcake"></p>`)).toEqual([]);
});

const page = (json: string) => `<script type="application/json" id="dealer-widgets-config">${json}</script>`;

test.each([
  [page('{"locale":"de"}'), '"locale" in #dealer-widgets-config is "de". Expected "ms" or "en".'],
  [page('{"allowed_routes":["app"],"team":{{ team }}}'), 'is ["app"]. Expected a list of paths that begin with /'],
  ['@dwHead(["quiz"], ["payment_test_user_ids" => 2])', 'is 2. Expected a list of user ids such as [2].'],
  ['{{ dw_head("quiz", xsrf_header="X CSRF") }}', 'xsrf_header is "X CSRF", which is not the name of an HTTP header.'],
  [
    page('{"payment_url":"pay.example/x"}'),
    'is "pay.example/x", which is an address relative to each page. Begin it with / or https://.',
  ],
  ['<%= dw_head "quiz", team: 7 %>', '"team" in #dealer-widgets-config is 7. Expected a text.'],
])('the value of a page setting: %s', (text, sentence) => {
  expect(lint(text)).toEqual([expect.stringMatching(/^wrong-value: the page setting /)]);
  expect(lint(text)[0]).toContain(sentence);
});

test('addresses of page settings that are whole, or made by the template', () => {
  const whole = page(
    '{"payment_url":"https://pay.example/x","api_base":"/portal","messaging_url":"whatsapp://send?phone="}',
  );
  for (const text of [whole, page('{"payment_url":"{{ url }}"}'), page('{"payment_url":{{ url|json }}}')])
    expect(lint(text)).toEqual([]);
});

test.each([
  '3-2026',
  '03-2026',
  '2026-3',
  '2026-03',
  '2026-03-15',
  '2026-03-15T16:00:00Z',
  ' 3-2026 ',
  ' ',
  '',
  '{{ $m }}',
])('the month %j is right', (month) =>
  expect(lint(`<div data-widget="month-filter" data-month-year="${month}"></div>`)).toEqual([]),
);

test.each(['2026-13', '13-2026', '0-2026', '2026-00', '2026-13-01', '3/2026', '03-26', 'March 2026', '2026'])(
  'the month %j is wrong',
  (month) => {
    const what = 'A month: "3-2026", "03-2026", "2026-03", or a day in it; an empty text is none.';
    expect(lint(`<div data-widget="month-filter" data-month-year="${month}"></div>`)).toEqual([
      `wrong-value: data-month-year="${month}" is not of type Month. ${what}`,
    ]);
    expect(lint(`{{ dw("month-filter", { month_year: "${month}" }) }}`)).toEqual([
      `wrong-value: "month_year": "${month}" is not of type Month. ${what}`,
    ]);
  },
);

test.each([
  ['read-more', 'lines'],
  ['input-add', 'max'],
  ['file-uploader', 'max-bytes'],
])('%s takes no 0 for %s, and an empty one for none', (widget, property) => {
  const own = widget === 'file-uploader' ? ' data-upload-url="/app/a"' : '';
  const written = (value: string) => lint(`<div data-widget="${widget}"${own} data-${property}="${value}"></div>`);
  for (const value of ['', '1', '10', '1.0', '05', '{{ $n }}']) expect(written(value)).toEqual([]);
  for (const value of ['0', '00', '0.0', '-1', '1.5'])
    expect(written(value)).toEqual([
      `wrong-value: data-${property}="${value}" is not of type PositiveCount. A whole number of at least 1, or the text of one.`,
    ]);
  expect(lint(`{{ dw("${widget}", { ${property.replace('-', '_')}: 0${own && ", uploadUrl: '/app/a'"} }) }}`)).toEqual([
    expect.stringContaining('0 is not of type PositiveCount.'),
  ]);
});

test('a list that is too long', () => {
  const values = JSON.stringify(Array.from({ length: 501 }, () => 'a'));
  expect(lint(`<div data-widget="input-add" data-name="a" data-values='${values}'></div>`)).toEqual([
    'wrong-value: "values" has 501 entries, expected at most 500.',
  ]);
});

test('a list that is too short', () => {
  const report = (header: string) =>
    lint(`<div data-widget="report-table"><script type="application/json">{"header":${header}}</script></div>`);
  expect(report('["Nama","PG"]')).toContain('wrong-value: "header" has 2 entries, expected at least 4.');
  expect(report('["Nama"]')).toContain('wrong-value: "header" has 1 entry, expected at least 4.');
  expect(report('["Nama",{{ more }}]').join()).not.toContain('"header"');
});

test('page settings that are not JSON', () => {
  expect(lint(page("{ 'locale': 'ms' }"))).toEqual([
    expect.stringMatching(/^json: #dealer-widgets-config holds \{ 'locale': 'ms' \}, expected a JSON object \(/),
  ]);
});

test.each([
  page('{"allowed_routes":[{{ route }}],"locale":"{{ locale }}","user_id":7,"team":null}'),
  '{{ dw_head("quiz", allowed_routes=routes, locale="ms", integrity=True, nonce=nonce) }}',
])('what may be right: %s', (text) => {
  expect(lint(text)).toEqual([]);
});

test('an empty text in JSON is as good as no value, unless one is needed', () => {
  const mentor = (json: string) =>
    lint(`<div data-widget="upline-mentor" data-options="[]" data-props='${json}'></div>`);
  expect(mentor('{"dealer_id": "4", "upline_mentor_id": ""}')).toEqual([]);
  expect(mentor('{"dealer_id": "", "upline_mentor_id": "5"}')).toEqual([expect.stringContaining('"dealer_id": ""')]);
});

test('what is expected is said of a value that may be left out, too', () => {
  const ringgit = /"yuran": "RM150\.00" is not of type Ringgit \| null\. An amount in ringgit/;
  const yuran = (json: string) => lint(`<div data-widget="training-registration" data-props='${json}'></div>`);
  expect(yuran('{"training_id": 7, "yuran": "RM150.00"}')).toEqual([expect.stringMatching(ringgit)]);
  expect(yuran('{"training_id": 7, "yuran": 9, "user_id": true}')).toEqual([
    expect.stringMatching(/"user_id": true is not of type Nobody \| Id\. Nobody: .+ Id: An id: /),
  ]);
});

const ADDRESS = 'is not of type Address. An address with http: or https:, or a path on this site.';
const IMAGE =
  'is not of type ImageAddress. The address of an image with http:, https:, data:image/ or blob:, or a path on';

test.each([
  ['<div data-widget="file-uploader" data-upload-url="ftp://x"></div>', `data-upload-url="ftp://x" ${ADDRESS}`],
  ["{{ dw('file-uploader', { uploadUrl: '//x.example/a' }) }}", `"uploadUrl": "//x.example/a" ${ADDRESS}`],
  [
    "<?= $dw->widget('yes-no-toggle', ['kind' => 'fmd', 'id' => 1, 'route' => 'javascript:alert(1)']) ?>",
    `"route": "javascript:alert(1)" ${ADDRESS}`,
  ],
  ['<%= dw "sortable-list", items: [], route: "C:/app/order" %>', `"route": "C:/app/order" ${ADDRESS}`],
  ['<div data-widget="avatar" data-src="C:\\photos\\x.jpg"></div>', `data-src="C:\\photos\\x.jpg" ${IMAGE}`],
  ['{{ dw("avatar", { src: "data:text/html,x" }) }}', `"src": "data:text/html,x" ${IMAGE}`],
])('an address with which the widget does not run: %s', (text, sentence) => {
  expect(lint(text)).toEqual([expect.stringContaining(`wrong-value: ${sentence}`)]);
});

test.each([
  ...['/app/a', 'a?b=c', 'https://x.example/a', '{{ $url }}', '{{ $base }}:a'].flatMap((address) => [
    `<div data-widget="file-uploader" data-upload-url="${address}"></div>`,
    `<div data-widget="avatar" data-src="${address}"></div>`,
  ]),
  ...['', 'data:image/png;base64,AAAA', 'blob:https://x.example/1', 'foto%20saya.jpg'].map(
    (address) => `{{ dw("avatar", { src: "${address}" }) }}`,
  ),
  '<div data-widget="sortable-list" data-items="[]" data-route=""></div>',
  '<%= dw "sortable-list", items: [], route: "#{base}:order" %>',
])('an address that is right, or made by the template: %s', (text) => {
  expect(lint(text)).toEqual([]);
});
