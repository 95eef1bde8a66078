import { expect, test } from 'vitest';
import { CODE, place, shippedFiles, type SourceFile, scriptsIn, sourceFiles, withoutComments } from './source-files.ts';

type Ban = [what: RegExp, instead: string];

function violations(files: SourceFile[], bans: Ban[], text: (file: SourceFile) => string): string[] {
  expect(files, 'files to look at').not.toEqual([]);
  return files.flatMap((file) =>
    bans.flatMap(([what, instead]) =>
      [...text(file).matchAll(new RegExp(what, `g${what.flags}`))].map(
        (match) => `${place(file, match.index)} has "${match[0]}": ${instead}`,
      ),
    ),
  );
}
const code = (file: SourceFile): string => (file.path.endsWith('.css') ? file.text : withoutComments(file.text));

const TEMPLATES = 'shared/page/trusted-types/trusted-types.ts'; // of libraries, from a list made at build time
const ASK_THE_PAGE = ['shared/runtime/page-connection.ts', 'shared/loader/follow/outdated-notice.ts']; // by dw:navigate, before they leave
const styles = () => sourceFiles('{widgets,shared}/**/*.css');
const scripts = () => scriptsIn('widgets', 'shared');
const components = () => sourceFiles('{widgets,shared}/**/*.tsx');
const isUi = ({ path }: SourceFile): boolean => path.startsWith('shared/ui/');

test.each<[rule: string, files: () => SourceFile[], ...bans: Ban[]]>([
  [
    'what ships runs under a strict CSP and Trusted Types',
    () => shippedFiles().filter(({ path }) => !ASK_THE_PAGE.includes(path) && path !== TEMPLATES),
    [
      /\b(inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|setHTMLUnsafe/,
      'text from page or server is only ever text; build elements',
    ],
    [/\beval\(|\bnew Function\b|set(Timeout|Interval)\(\s*['"`]/, 'the CSP forbids code from texts'],
    [/setAttribute\(\s*['"]style/, "the CSP blocks it; use a class or React's style prop"],
    [/document\.write/, 'it empties the page of the host'],
    [/window\.open\b/, 'use a link with target="_blank" and rel="noopener", or useWidget().navigate'],
    [/createElement\(\s*['"]style['"]/, 'a style element needs a nonce; use useStyles()'],
    [/\blocation\.(href\s*=|assign|replace|reload)/, 'use useWidget().navigate or .reload: the host can prevent them'],
  ],
  [
    'schemas of objects, absent values and choices are our own',
    shippedFiles,
    [/\bv\.(\w*[oO]bject|\w*[oO]ptional|picklist)\(/, 'use those of shared/lib/schema: a list is no object there'],
  ],
  ['styles measure in px: hosts change the root font size', styles, [/\d\s*rem\b/, 'write px']],
  [
    'style sheets are imported as text',
    scripts,
    [/import [^;]*\.css'/, "write import css from './x.css?inline' and useStyles(css)"],
  ],
  [
    'what shared/ui looks like is in a layer below the widgets’ own',
    () => components().filter(isUi),
    [/useStyles\(\w+\)/, "write useStyles(css, 'ui')"],
  ],
  [
    'what a widget looks like is in the layer above',
    () => components().filter((file) => !isUi(file)),
    [/useStyles\(\w+, 'ui'\)/, 'write useStyles(css)'],
  ],
  [
    'nothing is cast to never, which hides every mistake',
    () => scriptsIn('widgets', 'shared', 'mocks', 'stories', '.storybook'),
    [/\bas never\b/, 'name the type'],
  ],
  [
    'no effect keeps the latest function or value in a ref',
    scripts,
    [/use(Layout)?Effect\(\(\) => \{\s*\w+\.current = \w+;\s*\}\)/, 'useEffectEvent sees the latest by itself'],
  ],
  [
    'no test is left out, and nothing waits for the clock',
    () => scriptsIn('tests', 'stories').filter(({ path }) => path !== 'tests/repo/forbidden.test.ts'),
    // a test that another engine's driver cannot run gives the reason, and runs in Chromium
    [
      /\.(only|skip|todo|fixme)\b(?=\(|\.)(?!\(\s*browserName !== 'chromium',\s*'[^']{20,}',?\s*\))/,
      'run it or delete it',
    ],
    [/\b(xit|xtest|xdescribe|fit|fdescribe)\(/, 'run it or delete it'],
    // what holds already is no sign that a press has had its effect
    [
      /waitForTimeout\(|waitForLoadState\((?!\))/,
      'wait for what should appear (findBy…, expect.poll, auto-waiting locators)',
    ],
  ],
])('%s', (_, files, ...bans) => {
  expect(violations(files(), bans, code)).toEqual([]);
});

test('what is hovered looks so only where something hovers: a tap leaves it hovered', () => {
  const block = /@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  const outside = ({ text }: SourceFile): string => text.replace(block, '');
  expect(violations(styles(), [[/:hover/, '@media (hover: hover) around it']], outside)).toEqual([]);
});

test('nothing is left for later, and nothing of one machine is in the sources', () => {
  // written in two halves, so that this file does not find itself
  const bans: Ban[] = [
    [/\b(TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b/, 'do it, or file an issue'],
    [/(?<![\w.])\/(wor[k]|hom[e]|roo[t]|User[s])\/[\w.]/, 'a path of one machine; make it relative'],
    [
      /helper[- ]agen[t]|sub-?agen[t]|session lo[g]\b|language mode[l]|\bAI[- ]generate[d]/i,
      'describe what the code does, not its history',
    ],
    [/(artifactory|nexus|verdaccio|npm-proxy|npmmirror|jfrog)[.:/]/i, 'the public registry only'],
  ];
  const all = sourceFiles('{*,.ci/*,.npmrc,.gitignore,{widgets,shared,mocks,stories,tests,.storybook}/**/*}');
  const texts = all.filter(
    ({ path }) => /\.(ts|tsx|mjs|js|css|json|md|html)$|^\.|^LICENSE$/.test(path) && path !== 'package-lock.json',
  );
  expect(violations(texts, bans, (file) => file.text)).toEqual([]);
});

test('a file of more than 300 lines has a reason in its first comment', () => {
  const long = sourceFiles(CODE)
    .map((file) => ({ path: file.path, lines: file.text.split('\n') }))
    .filter(({ lines }) => lines.length > 301 && !/\b(long|one file) because\b/.test(lines.slice(0, 20).join(' ')))
    .map(({ path, lines }) => `${path} has ${lines.length} lines: split it, or write "long because …" in its head`);
  expect(long).toEqual([]);
});

test('effects that move the focus are layout effects: a key pressed before the next frame must not be lost', () => {
  const late = scriptsIn('widgets', 'shared').flatMap((file) =>
    // up to the first line that ends the call: at its own indentation or less
    [...withoutComments(file.text).matchAll(/^( *)useEffect\((?:.*\n)(?:\1 .*\n)*/gm)]
      .filter(([effect]) => /\.focus\(/.test(effect))
      .map(({ index }) => place(file, index)),
  );
  expect(late, 'use useLayoutEffect').toEqual([]);
});

/** Where code comes late: `import('…')`, not the types of `typeof import('…')`. */
const LATE = /(?<!typeof )\bimport\('/g;
/** Nothing but `lateImport` takes it. */
const REPORTED = /lateImport\(\s*(?:\(\)(?:: Promise<\w+>)? =>|async \(\) =>)\s*$/;

test('late code is loaded through lateImport, so that every failure is reported', () => {
  // the loader loads chunks itself and reports failures
  const ships = shippedFiles().filter(({ path }) => !path.startsWith('shared/loader/'));
  const late = ships.flatMap((file) => {
    const code = withoutComments(file.text);
    return [...code.matchAll(LATE)].map(({ index }) => ({ at: place(file, index), before: code.slice(0, index) }));
  });
  expect(late.length).toBeGreaterThan(5);
  const unreported = late.filter(({ before }) => !REPORTED.test(before)).map(({ at }) => at);
  expect(unreported, 'write const load = lateImport(() => import(…)), and load() or load.ahead()').toEqual([]);
});

/** Members of the document: an image or form of the page with such a name hides them. */
const OF_DOCUMENT = /(?<![\w$'"`])(?:window\.|globalThis\.)?(?:document|ownerDocument|contentDocument!?)\??\.\w+/g;
/** Members of an element of the page: a form's field with such a name, or a custom element, hides them. */
const OF_ELEMENT =
  /\b(?:element|host|form|fieldset|button|cell|target)\??\.(?:closest|matches|querySelector(?:All)?|getAttribute|contains|parentNode|parentElement|getRootNode|isConnected|noValidate|elements|setAttribute|removeAttribute|attributes|dataset|children|addEventListener|attachShadow|shadowRoot)\b/g;

/** Files that may use them: for the document of a window of our own, or for native-dom.ts itself. */
const OWN = new Set(['shared/page/dom/native-dom.ts', 'shared/api/confined-window.ts']);

test('shipped code reads the DOM of the page through native-dom.ts, so that no name in the page hides a member', () => {
  const ships = shippedFiles().filter(({ path }) => !OWN.has(path));
  const direct = ships.flatMap((file) => {
    const code = withoutComments(file.text);
    const hostOnly = /^shared\/(runtime|loader|check|page|lib|saving|ui\/popups)\//.test(file.path) ? [OF_ELEMENT] : [];
    return [OF_DOCUMENT, ...hostOnly].flatMap((pattern) =>
      [...code.matchAll(pattern)].map(({ index, 0: what }) => `${place(file, index)} has ${what}`),
    );
  });
  expect(direct, 'use documentMember, createElement, closest, … of native-dom.ts, or listen on the window').toEqual([]);
});
