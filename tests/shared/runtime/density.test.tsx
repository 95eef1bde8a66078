import bootstrap3 from 'bootstrap-3/dist/css/bootstrap.min.css?inline';
import bootstrap5 from 'bootstrap/dist/css/bootstrap.min.css?inline';
import { expect, onTestFinished, test } from 'vitest';
import { mountHtml } from '../../support/mount-html.ts';

/** A row of a host's form: a field of its own, and two widgets. */
const row = (attributes: string) => `<div ${attributes} class="row-of-the-test">
  <input class="form-control" style="width: 200px" aria-label="Remark">
  <div data-widget="searchable-select" data-name="upline" data-label="Upline" data-options='[{"value":"1","label":"Aminah"}]'></div>
  <div data-widget="month-filter" data-month-year="3-2026"></div>
</div>`;

/** Puts a host's style sheet on the page of this test. */
function hostSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css} .row-of-the-test { display: flex; gap: 8px; align-items: flex-end; }`);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}
const looksOf = (element: Element) => {
  const { fontFamily, fontSize } = getComputedStyle(element);
  return { fontFamily, fontSize, height: Math.round(element.getBoundingClientRect().height) };
};
const boxOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return { top: Math.round(top), height: Math.round(height) };
};
const mount = async (attributes: string) => {
  const { place, widgets } = await mountHtml(row(attributes));
  return {
    place,
    own: place.querySelector('.form-control')!,
    field: widgets[0]!.getByRole('combobox'),
    button: widgets[1]!.getByRole('button'),
  };
};
test.each([
  ['Bootstrap 3', bootstrap3, 14, '--dw-density: compact; --dw-text-m: 14px'],
  ['Bootstrap 5', bootstrap5, 16, '--dw-density: compact'],
  [
    'a theme with fields of 36 px',
    '.form-control { box-sizing: border-box; height: 36px; font-size: 16px }',
    16,
    '--dw-control: 36px; --dw-control-s: 36px',
  ],
])('in a form of %s that asks for it, widgets stand on the line of their neighbours', async (_, css, size, look) => {
  hostSheet(css);
  const { own, field, button } = await mount(`style="${look}"`);
  for (const each of [field, button]) expect(boxOf(each)).toEqual(boxOf(own));
  expect(getComputedStyle(field).fontSize).toBe(`${size}px`);
});

test('unasked, a widget looks the same under any style sheet of the host', async () => {
  const before = await mount('');
  const expected = [looksOf(before.field), looksOf(before.button)];
  before.place.remove();
  hostSheet(bootstrap3);
  const { field, button } = await mount('');
  expect([looksOf(field), looksOf(button)]).toEqual(expected);
});

test.each([
  ['comfortable', 'style="--dw-density: comfortable"', 32, 44],
  ['compact, with text of 14 px', 'style="--dw-density: compact; --dw-text-m: 14px"', 28, 34],
  ['heights of its own', 'style="--dw-control: 30px; --dw-control-s: 24px"', 24, 30],
])('switches are as high as the other controls of a page that is %s', async (_, attributes, small, large) => {
  const { widgets } = await mountHtml(`<div ${attributes}>
    <span data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-label="Ali">No</span>
    <span data-widget="social-media-toggle" data-type="facebook" data-label="Facebook">Show</span>
    <div data-widget="image-viewer" data-kind="recognition-proof" data-id="1"></div>
    <div data-widget="month-filter" data-month-year="3-2026"></div></div>`);
  const heights = widgets.map((each) =>
    Math.round((each.queryByRole('switch') ?? each.getByRole('button')).getBoundingClientRect().height),
  );
  expect(heights).toEqual([small, large, small, large]);
});
