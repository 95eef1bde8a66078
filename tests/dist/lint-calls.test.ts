/** Which calls `lint` takes for those of our helpers. */
import { expect, test } from 'vitest';
import { lintText } from '../../shared/host-kit/lint.ts';
import type { Reference } from '../../shared/reference/reference.ts';
import { distFiles } from '../support/dist.ts';

const reference = JSON.parse(distFiles().get('reference.json')!.toString()) as Reference;
const messages = (text: string) => lintText('page.php', text, reference).map(({ message }) => message);

test.each([
  `<?= $dw->widget('quizz') ?>`,
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
