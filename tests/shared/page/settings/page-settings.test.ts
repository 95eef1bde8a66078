import { expect, it } from 'vitest';
import { DEFAULTS, pageSettings, readPageSettings } from '../../../../shared/page/settings/page-settings.ts';
import { settingsMistakes } from '../../../../shared/page/settings-mistakes/settings-mistakes.ts';

function read(json: string) {
  const { settings, wrong } = readPageSettings(json);
  return { settings, sentences: settingsMistakes(json, wrong, Object.keys(DEFAULTS)) };
}

it('default to the figures of the specification (part 9, D6)', () => {
  expect(pageSettings()).toEqual({
    api_base: '',
    payment_url: '',
    payment_test_url: '',
    payment_status_parameter: '',
    payment_test_user_ids: ['2'],
    storage_prefix: '/storage/',
    messaging_url: 'https://wa.me/',
    user_id: '',
    locale: '',
    team: 'g100',
    xsrf_cookie: 'XSRF-TOKEN',
    xsrf_header: 'X-XSRF-TOKEN',
    xsrf_token: '',
    xsrf_meta: '',
    allowed_routes: undefined,
  });
});

it.each(['', 'page', 'ms', 'en'])('take the locale %j', (locale) => {
  expect(read(JSON.stringify({ locale }))).toMatchObject({ settings: { locale }, sentences: [] });
});

it('use the values of the page', () => {
  const { settings, sentences } = read(
    '{"api_base":"/portal","user_id":101,"payment_test_user_ids":[2,"7"],"locale":"en","team":null}',
  );
  expect(settings).toMatchObject({
    api_base: '/portal',
    user_id: '101',
    payment_test_user_ids: ['2', '7'],
    locale: 'en',
    team: 'g100',
  });
  expect(sentences).toEqual([]);
});

it('report a wrong value and use the default', () => {
  const { settings, sentences } = read(
    '{"locale":"de","payment_test_user_ids":2,"storage_prefix":false,"paymentUrl":"x"}',
  );
  expect(settings).toMatchObject({ locale: '', payment_test_user_ids: ['2'], storage_prefix: '/storage/' });
  expect(sentences).toEqual([
    'the page setting "locale" in #dealer-widgets-config is "de". Expected "ms", "en" or "page".',
    'the page setting "payment_test_user_ids" in #dealer-widgets-config is 2. Expected a list of user ids such as [2].',
    'the page setting "storage_prefix" in #dealer-widgets-config is false. Expected a text.',
    expect.stringContaining(
      'the page setting "paymentUrl" in #dealer-widgets-config is "x". Expected one of the settings api_base, payment_url,',
    ),
  ]);
});

it('refuse an id whose digits JSON has changed, but not as a text', () => {
  const { settings, sentences } = read('{"user_id":9007199254740993,"payment_test_user_ids":["9007199254740993"]}');
  expect(settings).toMatchObject({ user_id: '', payment_test_user_ids: ['9007199254740993'] });
  expect(sentences).toEqual([expect.stringContaining('write one above 9007199254740991 as a text')]);
});

it('allow no route at all when the list of routes is not a list of texts', () => {
  const right = ['/', '/app/', 'https://api.example/x', '//api.example'];
  expect(read(JSON.stringify({ allowed_routes: right }))).toMatchObject({
    settings: { allowed_routes: right },
    sentences: [],
  });
  // a prefix without a slash would count from the folder of the page's own address
  const lists = ['[1]', '[["/app/"]]', '["/app/","app"]', '["app/public"]', '[""]', '["https:"]'];
  for (const wrong of ['"/app/"', 'true', '{}', ...lists]) {
    const { settings, sentences } = read(`{"allowed_routes":${wrong}}`);
    expect(settings.allowed_routes).toEqual([]);
    expect(sentences[0]).toContain(
      'Expected a list of paths that begin with / or addresses with https:// or http://, such as ["/app/"]; no route is allowed until then.',
    );
  }
});

it('show the beginning of a long value, and ten mistakes of many', () => {
  const ids = Array.from({ length: 500 }, () => null);
  expect(read(JSON.stringify({ payment_test_user_ids: ids })).sentences[0]!.length).toBeLessThan(250);
  const many = Object.fromEntries(ids.map((_, i) => [`setting ${i}`, 1]));
  const { sentences } = read(JSON.stringify(many));
  expect(sentences).toHaveLength(11);
  expect(sentences.at(-1)).toBe('There are 490 more like these.');
});

it.each(['{', '', '[1]', '"x"'])('survive %j', (json) => {
  const { settings, sentences } = read(json);
  expect(settings.team).toBe('g100');
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(/#dealer-widgets-config .*defaults are used/);
});

it.each(['[]', 'null'])('are the defaults where PHP has written an empty map or nothing: %j', (json) => {
  expect(read(json)).toMatchObject({ settings: { team: 'g100' }, sentences: [] });
});

it('allow no route when they are not JSON and limit the routes', () => {
  expect(read('{"allowed_routes":["/app/"],"team":"a"b"}').settings.allowed_routes).toEqual([]);
  expect(read('{"team":"a"b"}').settings.allowed_routes).toBeUndefined();
});

it('report where the JSON is invalid', () => {
  expect(read('{"team":}').sentences[0]).toContain('expected a JSON object (Unexpected token');
});

it('cannot be used to reach into objects', () => {
  const { settings, sentences } = read('{"__proto__":{"team":"x"},"constructor":"y"}');
  expect(settings.team).toBe('g100');
  expect(sentences).toHaveLength(2);
});
