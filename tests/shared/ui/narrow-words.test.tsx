import { expect, test } from 'vitest';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { chooseFile } from '../../support/image-files.ts';
import { mountHtml } from '../../support/mount-html.ts';

/** Words of an element that are on two lines; a hyphen is the end of a word. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const { 0: word, index } of currentNode.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

test('in a place of 160 px what is beside words wraps, so that no word breaks', async () => {
  const steps = JSON.stringify([{ title: 'Sediakan pengenalan', detail: 'Butiran' }]);
  const { place, widgets } = await mountHtml(
    `<div style="width: 160px"><div data-widget="dealer-sop" data-steps='${steps}'></div>
<div data-widget="file-uploader" data-locale="ms" data-title="Resit" data-upload-url="/app/receipts/upload"></div></div>`,
  );
  chooseFile(widgets[1]!.getByLabelText('Pilih fail'), new File(['x'], 'senarai-penerimaan.pdf'));
  await widgets[1]!.findByText('senarai-penerimaan.pdf');
  const roots = [...place.querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) => [
    ...shadowRoot!.querySelectorAll('button, .ui-file-label, .uploader-about'),
  ]);
  expect(roots.flatMap(brokenWords)).toEqual([]);
});

test('a title of the report in wide letters does not break inside a word', async () => {
  const report = { header: ['mmmm', 'Kod', 'Team', 'Place'], rows: [['Siti', 'PG1', 'G100', 'Ipoh']], data_total: [] };
  const { place, widget } = await mountHtml(
    `<div style="width: 360px">${snippet('report-table', { json: report })}</div>`,
  );
  await widget.findByRole('table');
  expect(
    [...place.querySelector('[data-widget]')!.shadowRoot!.querySelectorAll('thead .title')].flatMap(brokenWords),
  ).toEqual([]);
});
