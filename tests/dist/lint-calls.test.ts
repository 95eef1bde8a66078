/** Which calls `lint` takes for those of our helpers. */
import { expect, test } from 'vitest';
import { lint } from '../../shared/host-kit/lint.ts';
import { lintText } from '../support/lint.ts';
import { reference } from '../support/reference.ts';

const messages = (text: string) => lintText('page.php', text, reference).map(({ message }) => message);

test.each([
  `<?= $dw->widget('quizz') ?>`,
  `<?= dw()->widget('quizz') ?>`,
  `<?= $this->dw()->widget('quizz') ?>`,
  `<?= $dw\n  ?->widget('quizz') ?>`,
  `<?= $this->dw->widget('quizz') ?>`,
  `<?= $this->dealerWidgets->widget('quizz') ?>`,
  `<?= $dealer_widgets->widget('quizz') ?>`,
  `<?= app('DealerWidgets')->widget('quizz') ?>`,
  `<?= resolve(\\DealerWidgets::class)->widget('quizz') ?>`,
  `<?= (new DealerWidgets(__DIR__ . '/widgets/manifest.json'))->widget('quizz') ?>`,
  `<?php $w = new DealerWidgets(path('manifest.json'), '/w/'); ?><p><?= $w->widget('quizz') ?></p>`,
  `<?php $this->w ??= new \\DealerWidgets($manifest); echo $this->w->widget('quizz');`,
  `@php $w = app(\\DealerWidgets::class); @endphp {!! $w->widget('quizz') !!}`,
  `@inject('w', 'DealerWidgets') {!! $w->widget('quizz') !!}`,
  `@inject('w', \\DealerWidgets::class) {!! $w->widget('quizz') !!}`,
  `<?php /** @var DealerWidgets $w */ ?><?= $w->widget('quizz') ?>`,
  `<?php function page(DealerWidgets $w) { return $w->widget('quizz'); }`,
  `<%- locals.dw.widget('quizz') %>`,
  `<% const w = dealerWidgets('manifest.json') %><%- w.widget('quizz') %>`,
])('the helper is known by its name, or where the file sets it up: %s', (text) => {
  expect(messages(text)).toEqual(['there is no widget "quizz". Did you mean "quiz"?']);
});

test.each([
  [`<?= dw()->widget('quiz', $quiz) ?>`, 1],
  [
    `<?php function dw() { return new DealerWidgets('x'); } echo dw()->head(['quiz']), dw()->widget('quiz', $quiz) ?>`,
    2,
  ],
  [`<?= $w->widget($name) ?>`, 0],
  ['<div data-widget="quiz"></div><div data-widget="quizz"></div><div data-widget="pushmenu"></div>', 2],
])('what is found is counted: %s', (text, found) => {
  expect(lint('page.php', text, reference).found).toBe(found);
});

const SWITCH = `'yes-no-toggle', ['kind' => 'fmd', 'id' => 1, 'lable' => 'Ali']`;

test('a variable from elsewhere is known by what it is given: a name of ours and a property of that widget', () => {
  const mistake = [expect.stringContaining('has no property "lable"')];
  expect(messages(`<?= $w->widget(${SWITCH}) ?>`)).toEqual(mistake);
  expect(messages(`<?= $this->get('w')->widget(${SWITCH}) ?>`)).toEqual(mistake);
  expect(messages(`<%- w.widget('yes-no-toggle', { kind: 'fmd', id: 1, lable: 'Ali' }) %>`)).toEqual(mistake);
  expect(messages(`<?= $w->head(['yes-no-toggle', 'quizz']) ?>`)).toEqual([
    'there is no widget "quizz". Did you mean "quiz"?',
  ]);
});

test.each([
  `<?= $form->widget('quizz') ?>`,
  `<?php $this->widget('zii.widgets.CListView', ['dataProvider' => $all]); ?>`,
  `<?= $form->field($user, 'photo')->widget(FileInput::class, ['lable' => 'x']) ?>`,
  `<?= $theme->widget('help-menu', ['items' => []]) ?>`,
  `<?= $theme->widget('avatar', ['name' => 'x', 'size' => 3]) ?>`,
  `<?= $theme->widget('yes-no-toggle') ?>`,
  `<?= $this->head(['title' => 'x'], ['userid' => 1]) ?>`,
  `<?php $html = app(\\DealerWidgets::class)->widget('course-calendar'); echo $html->widget('quizz');`,
  `<%- w.widget('file-upload') %>`,
  `<?php $text = "dw->widget('quizz') and \\$dw"; ?>`,
])('another library has such calls, too: %s', (text) => {
  expect(messages(text)).toEqual([]);
});

test('what prints the head of a page may print the loader', () => {
  const page = (head: string) => `<head>${head}</head><div data-widget="course-calendar"></div>`;
  expect(messages(page(`<?= $w->head($names) ?>`))).toEqual([]);
  expect(messages(page(`<%- w.head(names) %>`))).toEqual([]);
  expect(messages(page(`<?php $this->head() ?>`))).toEqual([]);
  expect(messages(page(`<?= $w->title ?><script>document.head.append(1)</script>`))).toEqual([
    expect.stringContaining('this page has widgets but no loader'),
  ]);
});

test.each([
  '<%= dw "avatar", { srcc: "/x" } do %><p>…</p><% end %>',
  '<%= dw "avatar", { srcc: "/x" } do |photo| %><p>…</p><% end %>',
  '<%= dw "avatar", srcc: "/x" do %><p>…</p><% end %>',
  '<%= dw("avatar", { srcc: "/x" }) do %><p>…</p><% end %>',
  '<%= dw "avatar", { srcc: "/x" }, element: "span" if user %>',
  '<%= dw "avatar", { srcc: "/x" } unless user.nil? %>',
])('a block or a condition after a call in Ruby: %s', (text) => {
  expect(messages(text)).toEqual(['"avatar" has no property "srcc". Did you mean "src"?']);
});

test.each(['<%= dw "quiz", quiz do %><% end %>', '<%= dw "quiz", quiz.undo do %><% end %>', '<%= dw name if name %>'])(
  'what is no literal before a block: %s',
  (text) => {
    expect(messages(text)).toEqual([]);
  },
);

const inFile = (file: string, text: string) =>
  lintText(file, text, reference).map(({ rule, message }) => `${rule}: ${message}`);

test.each([
  ['page.ejs', "<%= dw.widget('avatar') %>", '<%- … %>'],
  ['page.ejs', "<%= dw.head(['avatar']) %>", '<%- … %>'],
  ['page.blade.php', "{{ $dw->widget('avatar') }}", '{!! … !!}'],
  ['page.blade.php', "{{ app(DealerWidgets::class)->head(['avatar']) }}", '{!! … !!}'],
  ['page.blade.php', "{{ dw()->head(['avatar']) }}", '{!! … !!}'],
])('in %s the tags of %s are escaped', (file, text, instead) => {
  expect(inFile(file, text)).toEqual([
    `escaped: the template language escapes what this call gives, so its tags are visible as text. Write ${instead}.`,
  ]);
});

test.each([
  ['page.ejs', "<%- dw.widget('avatar') %><% const a = dw.widget('avatar') %><%= form.widget('avatar') %>"],
  ['page.ejs', '<%= dw.importMapCspHash(names) %>'],
  ['page.html.erb', '<%= dw "avatar" %>'],
  ['page.html', "<%= dw.widget('avatar') %>"],
  ['page.blade.php', "{!! $dw->widget('avatar') !!}{{ $dw->importMapCspHash($names) }}<?= $dw->widget('avatar') ?>"],
  ['page.html.twig', "{{ dw('avatar') }}"],
  ['page.hbs', '{{dw "avatar"}}'],
])('in %s nothing is escaped: %s', (file, text) => {
  expect(inFile(file, text)).toEqual([]);
});

test.each([
  ['page.php', "<?php $dw->widget('avatar') ?>", '<?= … ?>'],
  ['page.php', "<?php $dw->head(['avatar']); ?>", '<?= … ?>'],
  ['page.php', "<? $this->dw->widget('avatar') ?>", '<?= … ?>'],
  ['page.php', "<?php // the photo\n$a = 1; app(DealerWidgets::class)->widget('avatar'); $b = 2;", '<?= … ?>'],
  ['page.php', "<?php if ($a) { dw()->widget('avatar'); } ?>", '<?= … ?>'],
  ['page.blade.php', "@php\n$dw->widget('avatar');\n@endphp", '{!! … !!}'],
  ['page.html.erb', '<% dw "avatar" %>', '<%= … %>'],
  ['page.html.erb', '<%- dw "avatar", photo do -%><p>…</p><% end %>', '<%= … %>'],
  ['page.html.erb', '<% dw("avatar", { src: "/x" }) if user %>', '<%= … %>'],
  ['page.html.erb', '<% dw_head "avatar" %>', '<%= … %>'],
  ['page.ejs', "<% dw.widget('avatar') %>", '<%- … %>'],
  ['page.ejs', "<%_ if (user) { dw.head(['avatar']); } _%>", '<%- … %>'],
])('in %s nothing prints %s', (file, text, instead) => {
  expect(inFile(file, text)).toEqual([
    `unprinted: nothing prints what this call gives, so the page does not have it. Write ${instead}.`,
  ]);
});

test.each([
  ['page.php', "<?php $a = $dw->widget('avatar'); echo $dw->head(['avatar']); return $dw->widget('avatar'); ?>"],
  ['page.php', "<?php print $dw->widget('avatar') ?><?php echo '<p>' . $dw->widget('avatar'); ?>"],
  ['page.php', `<?php echo "<p>{$dw->widget('avatar')}</p>", f($dw->widget('avatar')); ?>`],
  ['page.php', "<?php // $dw->widget('avatar');\n$dw->importMapCspHash(['avatar']); dw_head(); ?>"],
  ['page.php', "<?php /* a; $dw->widget('avatar'); */ ?><?php // a; $dw->widget('avatar'); ?>"],
  ['page.php', "<?php $f = fn () => $dw->widget('avatar'); $dw->widget('avatar')->toHtml(); ?>"],
  ['page.php', "<?php $all = [\n$dw->widget('avatar'),\n]; ?>"],
  ['page.html.erb', '<% html = dw "avatar" do %><p>…</p><% end %><% content_for :photo, dw("avatar") %>'],
  ['page.html.erb', '<% content_for :photo do %><%= dw "avatar" %><% end %><%\ncapture do\ndw "avatar"\nend %>'],
  ['page.html.erb', '<% dw("avatar").then { |each| concat each } %>'],
  ['page.ejs', "<% const a = dw.widget('avatar'), b = `<p>${dw.widget('avatar')}</p>` %><%- a + b %>"],
  ['page.ejs', "<% all.forEach((each) => { %><%- dw.widget('avatar') %><% }) %><% dw('avatar') %>"],
  ['page.html', '{% call dw("avatar") %}{% endcall %}{% dw "avatar" %}{% enddw %}{{#dw "avatar"}}{{/dw}}'],
])('in %s everything is printed or kept: %s', (file, text) => {
  expect(inFile(file, text)).toEqual([]);
});

test.each([
  ["<?= $dw->head('quiz', 'x') ?>", 'the page settings are "x". Write them by their names, such as user_id.'],
  ["@dwHead(['quiz'], 7)", 'the page settings are 7. Write them by their names, such as user_id.'],
  [
    "<%- dw.head(['quiz'], ['user_id']) %>",
    'the page settings are a list. Write them by their names, such as user_id.',
  ],
])('the second argument of a head is the settings: %s', (text, sentence) => {
  expect(messages(text)).toEqual([sentence]);
});

test.each([
  [
    "<?= $dw->widget('avatar', '<p>…</p>') ?>",
    'the properties of "avatar" are "<p>…</p>". Write them by their names, such as {"title": "…"}.',
  ],
  [
    '{% dw "avatar" "x" %}{% enddw %}',
    'the properties of "avatar" are "x". Write them by their names, such as {"title": "…"}.',
  ],
  [
    '<x-dw name="avatar" :props="7"></x-dw>',
    'the properties of "avatar" are 7. Write them by their names, such as {"title": "…"}.',
  ],
])('properties that are no names and values: %s', (text, sentence) => {
  expect(messages(text)).toEqual([sentence]);
});

test.each([
  ["<?= $dw->widget('avatar', [], '', 'div', ['dataTheme' => 'dark']) ?>", 'dataTheme', 'data-theme'],
  ['{{ dw("avatar", {}, attributes={"data_title": x, "aria_label": y}) }}', 'data_title', 'data-title'],
  ['{{#dw "avatar" {} dataLoad="eager"}}{{/dw}}', 'dataLoad', 'data-load'],
  [
    '<%= dw "avatar", {}, attributes: { data: { load: "eager" } } %>',
    'data',
    'each by its whole name, such as data-load',
  ],
])('attributes of the element that no helper takes: %s', (text, name, instead) => {
  expect(messages(text)[0]).toBe(`"${name}" is not an attribute of the element. Write ${instead}.`);
});

test.each([
  '<%= dw_head "quiz", "avatar" %>{% dw_head "quiz" "avatar" %}',
  '{{ dw.head("quiz", "avatar", user_id=7) }}',
  "<?= $dw->head('quiz', $settings) ?><?= $dw->head(['quiz'], [], true) ?><?= $dw->widget('quiz', $quiz) ?>",
  "<%- dw.head(['quiz'], {}, { integrity: true }) %><%- dw.head('quiz', settings, options) %>",
])('further names, or settings: %s', (text) => {
  expect(messages(text).filter((each) => !each.startsWith('this is the second head'))).toEqual([]);
});
