import { expect, test } from 'vitest';
import { engines } from '../../package.json';
import { distFiles } from '../support/dist.ts';
import { newInScript } from '../support/floor/scripts.ts';
import { isStyleSheet, newInStyles } from '../support/floor/styles.ts';

const guarded = 'asked for before, where the lint cannot see it: ';
/** What dist/ has although a browser of the floor lacks it, and why that does no harm. */
const HARMLESS: Record<string, string> = {
  '(scripting)': 'what is slotted is shown until the widget comes, and is not folded before',
  '1lh': 'a text to be folded is shown whole until the widget comes',
  'scrollbar-width': 'a scroll bar is seen until the widget comes',
  'scrollbar-width: none': 'a scroll bar is seen until the widget comes',
  ':has': 'help entries of the page keep less room until the widget comes',
  'contain-intrinsic-block-size': 'long lists are only drawn slower',
  'content-visibility': 'long lists are only drawn slower',
  'content-visibility: auto': 'long lists are only drawn slower',
  'content-visibility: visible':
    'for paper: browsers without it hide with display: none what hidden="until-found" hides',
  'overflow-anchor': 'a browser without it anchors nothing',
  'overflow-anchor: none': 'a browser without it anchors nothing',
  'text-wrap': 'the last line of a message may be a single word',
  'text-wrap: balance': 'the last line of a message may be a single word',
  'text-wrap: pretty': 'the last line of a message may be a single word',
  'field-sizing': 'a text area scrolls instead of growing',
  'field-sizing: content': 'a text area scrolls instead of growing',
  ReportingObserver: `${guarded}earlierViolations of check-policy.ts`,
  '.createPolicy()': `${guarded}trustedTypes?.`,
  '.createHTML()': 'of the policy that was made',
  '.showPopover()': `${guarded}hasPopovers of use-anchored-popover.ts; SweetAlert2 never gets the option topLayer`,
  '.hidePopover()': `${guarded}hasPopovers of use-anchored-popover.ts`,
  '.startViewTransition()': 'React calls it for its ViewTransition alone, which we do not use',
  '.skipTransition()': 'React calls it for its ViewTransition alone, which we do not use',
  '.errorText()': 'a function of ours',
  '.limits()': 'words of ours',
  '.destroy()': 'React Query, cropperjs',
  '.isActive()': 'React Query',
  '.drop()': 'react-hook-form',
  '.move()': 'cropperjs',
  '.use()': 'React',
};

const found = new Map<string, string[]>();
for (const [file, contents] of distFiles()) {
  if (!/\.(js|css)$/.test(file)) continue;
  const { findings, strings } = file.endsWith('.js')
    ? newInScript(contents.toString())
    : { findings: [], strings: [contents.toString()] };
  for (const { what, missing } of [...findings, ...strings.filter(isStyleSheet).flatMap(newInStyles)])
    found.set(what, [...(found.get(what) ?? []), `${file} has ${what}, which is missing in ${missing}`]);
}

test('nothing in dist/ needs a browser newer than the floor', () => {
  expect([...found].flatMap(([what, sentences]) => (what in HARMLESS ? [] : sentences)).sort()).toEqual([]);
});

/** The oldest Node that may run the package's command. */
const node = { nodejs: /\d+\.\d+/.exec(engines.node)![0] };

test('the command needs no Node newer than the package asks for', () => {
  const command = distFiles().get('host/dealer-widgets.mjs')!.toString();
  expect(newInScript(command, node).findings).toEqual([]);
  expect(newInScript('Map.groupBy([], String)', node).findings).toEqual([
    { what: 'Map.groupBy()', missing: `nodejs ${node.nodejs} (it came with 21.0.0)` },
  ]);
});

test('every exception for a newer feature is still needed', () => {
  expect(Object.keys(HARMLESS).filter((what) => !found.has(what))).toEqual([]);
});

test.each([
  ['a member only newer things have', 'box.checkVisibility()', '.checkVisibility()'],
  ['a static one', 'AbortSignal.any([one, other])', 'AbortSignal.any()'],
  ['a constructor', 'new URLPattern(path)', 'URLPattern'],
])('the lint finds %s', (_, code, what) => {
  expect(newInScript(code).findings.map((each) => each.what)).toEqual([what]);
});

test('the lint refuses syntax after ES2022', () => {
  expect(() => newInScript('/[a--b]/v')).toThrow(/Invalid regular expression flag/);
});

test.each([
  ['a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a { --x: light-dark(red, blue) }', 'light-dark()'],
  ['a:popover-open { color: red }', ':popover-open'],
  ['a { & b { color: red } }', '&'],
  ['@media print { a { text-wrap: balance } }', 'text-wrap'],
  ['a { color: red; color: light-dark(var(--a), blue) }', 'light-dark()'],
  ['a { content: "!" / "" }', 'content: … / …'],
])('the lint finds what is new in %s', (sheet, what) => {
  expect(isStyleSheet(sheet)).toBe(true);
  expect(newInStyles(sheet).map((each) => each.what)).toContain(what);
});
