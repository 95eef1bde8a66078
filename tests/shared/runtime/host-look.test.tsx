import bootstrap3 from 'bootstrap-3/dist/css/bootstrap.min.css?inline';
import bootstrap5 from 'bootstrap/dist/css/bootstrap.min.css?inline';
import preflight from 'tailwindcss/preflight.css?inline';
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
const topOf = (element: Element): number => Math.round(element.getBoundingClientRect().top);
const mount = async (attributes: string) => {
  const { place, widgets } = await mountHtml(row(attributes));
  return {
    place,
    own: place.querySelector('.form-control')!,
    field: widgets[0]!.getByRole('combobox'),
    button: widgets[1]!.getByRole('button'),
  };
};
const COMPACT = 'data-look="host" style="--dw-density: compact"';

test.each([
  ['Bootstrap 3', bootstrap3, '14px'],
  ['Bootstrap 5', bootstrap5, '16px'],
])('in a form of %s that asks for it, widgets stand on the line of their neighbours', async (_, css, size) => {
  hostSheet(css);
  const { own, field, button } = await mount(COMPACT);
  expect(looksOf(own).fontSize).toBe(size);
  expect(looksOf(field)).toEqual(looksOf(own));
  expect(looksOf(button)).toEqual(looksOf(own));
  expect([topOf(field), topOf(button)]).toEqual([topOf(own), topOf(own)]);
});

test('the look follows the page: text is 14 to 18 px, and the own look comes back', async () => {
  hostSheet('');
  const { place, field } = await mount('data-look="host" style="font: 10px serif"');
  const row = place.firstElementChild as HTMLElement;
  const look = () => `${getComputedStyle(field).fontSize} ${getComputedStyle(field).fontFamily}`;
  expect(look()).toBe('14px serif');
  row.style.cssText = 'font: 40px monospace';
  row.dataset.look = 'host';
  await expect.poll(look).toBe('18px monospace');
  row.removeAttribute('style');
  row.dataset.look = 'own';
  await expect.poll(look).toBe('16px system-ui, sans-serif');
});

test('in a form of Tailwind, too, by the height of its fields', async () => {
  // its classes h-9, px-3, rounded-md, border and text-sm, as it writes them
  const classes =
    '.form-control { height: 2.25rem; padding-inline: 0.75rem; border: 1px solid; border-radius: 0.375rem; }';
  hostSheet(`${preflight} .row-of-the-test { font-size: 0.875rem; line-height: 1.25rem; } ${classes}`);
  const { own, field, button } = await mount('data-look="host" style="--dw-control: 36px; --dw-control-s: 36px"');
  expect(looksOf(own)).toMatchObject({ fontSize: '14px', height: 36 });
  expect(looksOf(field)).toEqual(looksOf(own));
  expect(looksOf(button)).toEqual(looksOf(own));
  expect([topOf(field), topOf(button)]).toEqual([topOf(own), topOf(own)]);
});

test('a style sheet that comes late and a class that comes and goes around the widget count, too', async () => {
  const { place, field } = await mount('data-look="host"');
  const look = () => `${getComputedStyle(field).fontSize} ${getComputedStyle(field).fontFamily}`;
  expect(look()).toMatch(/^16px/);
  const style = document.createElement('style');
  onTestFinished(() => style.remove());
  style.textContent =
    '.row-of-the-test { font: 15px monospace } .is-large .row-of-the-test { font-size: 17px } .is-small { font-size: 14px }';
  document.head.append(style);
  await expect.poll(look).toBe('15px monospace');
  document.documentElement.classList.add('is-large');
  onTestFinished(() => document.documentElement.classList.remove('is-large'));
  await expect.poll(look).toBe('17px monospace');
  document.documentElement.classList.remove('is-large');
  await expect.poll(look).toBe('15px monospace');
  place.firstElementChild!.classList.add('is-small');
  await expect.poll(look).toBe('14px monospace');
});

test('unasked, a widget looks the same under any style sheet of the host', async () => {
  const before = await mount('');
  const expected = [looksOf(before.field), looksOf(before.button)];
  before.place.remove();
  hostSheet(bootstrap3);
  const { field, button } = await mount('');
  expect([looksOf(field), looksOf(button)]).toEqual(expected);
});

test('a widget that is moved follows the font of its new place, and its changes', async () => {
  hostSheet('');
  const { place, field } = await mount('data-look="host" style="font: 14px serif"');
  const there = Object.assign(document.createElement('section'), { style: 'font: 16px monospace' });
  there.dataset.look = 'host';
  place.append(there);
  const size = () => getComputedStyle(field).fontSize;
  expect(size()).toBe('14px');
  there.append(place.querySelector('[data-widget=searchable-select]')!);
  await expect.poll(size).toBe('16px');
  there.style.fontSize = '18px';
  await expect.poll(size).toBe('18px');
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
