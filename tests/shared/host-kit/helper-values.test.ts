import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Handlebars from 'handlebars';
import { afterAll, describe, expect, test } from 'vitest';
import { dealerWidgets } from '../../../shared/host-kit/express/dealer-widgets.mjs';

const kit = path.join(import.meta.dirname, '../../../shared/host-kit');
const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-values-'));
afterAll(() => rmSync(folder, { recursive: true }));
const manifestFile = path.join(folder, 'manifest.json');
const quiz = { chunk: 'quiz.js', dependencies: [], files: ['quiz.js'] };
const file = (name: string) => ({ file: name, integrity: 'sha384-a' });
const MANIFEST = {
  publicPath: '/w/',
  css: file('w.css'),
  loader: file('loader.js'),
  widgets: { quiz },
  chunks: {},
  retries: [],
};
writeFileSync(manifestFile, JSON.stringify(MANIFEST));

/** A widget of the helper in its own language, without a template engine; the message when it is refused. */
const SCRIPTS: Record<string, { command: string; flag: string; code: (props: string, more: string) => string }> = {
  PHP: {
    command: 'php',
    flag: '-r',
    code: (props, more) =>
      `require '${kit}/php/DealerWidgets.php'; $loop = new stdClass; $loop->a = [$loop]; try { echo (new DealerWidgets('${manifestFile}'))->widget('quiz', ${props}, '', 'div', ${more || '[]'}); } catch (Throwable $e) { echo $e->getMessage(); }`,
  },
  Ruby: {
    command: 'ruby',
    flag: '-e',
    code: (props, more) =>
      `require "${kit}/rails/dealer_widgets_helper"; include DealerWidgetsHelper; DealerWidgetsHelper.manifest = "${manifestFile}"; loop_ = { "a" => [] }; loop_["a"] << loop_; begin; print dw("quiz", ${props}, attributes: ${more || '{}'}); rescue => e; print e.message; end`,
  },
  Python: {
    command: 'python3',
    flag: '-c',
    code: (props, more) =>
      `import sys; sys.dont_write_bytecode = True; sys.path.append("${kit}/django")\nfrom dealer_widgets import DealerWidgets\nloop = {"a": []}\nloop["a"].append(loop)\ntry: print(DealerWidgets("${manifestFile}").widget("quiz", ${props}, attributes=${more || '{}'}))\nexcept Exception as e: print(e)`,
  },
};
/** The head and a widget with another attribute than data-widget (README, "Trust"). */
const OTHER: Record<string, string> = {
  PHP: `require '${kit}/php/DealerWidgets.php'; $dw = new DealerWidgets('${manifestFile}', attribute: 'data-dw-widget'); echo $dw->head(), $dw->widget('quiz');`,
  Ruby: `require "${kit}/rails/dealer_widgets_helper"; include DealerWidgetsHelper; DealerWidgetsHelper.manifest = "${manifestFile}"; DealerWidgetsHelper.widget_attribute = "data-dw-widget"; print dw_head, dw("quiz")`,
  Python: `import sys; sys.dont_write_bytecode = True; sys.path.append("${kit}/django")\nfrom dealer_widgets import DealerWidgets\ndw = DealerWidgets("${manifestFile}", attribute="data-dw-widget")\nprint(dw.head() + dw.widget("quiz"), end="")`,
};
const WITH_OTHER =
  '<link rel="stylesheet" href="/w/w.css" integrity="sha384-a" crossorigin>' +
  '<script type="module" src="/w/loader.js" integrity="sha384-a" data-attribute="data-dw-widget" crossorigin></script>' +
  '<div data-dw-widget="quiz"><script type="application/json">{}</script></div>';

const IS_THERE: Record<string, string> = { PHP: 'echo 1;', Ruby: 'print 1', Python: 'import markupsafe' };

const NO_NUMBER = /The properties of "quiz" cannot be written: "list\.0\.price" is nan/i;
const LOOP = 'The properties of "quiz" cannot be written: "x.a.0" contains itself';
const UTF_8 = 'The properties of "quiz" cannot be written: "list.0" is not valid';
const DATA_LOAD = '"data_load" is not an attribute of the element. Write it as data-load.';

const MISTAKES: ReadonlyArray<readonly [language: string, props: string, more: string, message: string | RegExp]> = [
  ['PHP', `['list' => [['price' => NAN]]]`, '', NO_NUMBER],
  ['PHP', `['x' => $loop]`, '', LOOP],
  ['PHP', `['list' => ["caf\\xE9"]]`, '', UTF_8],
  ['PHP', `(object) ['list' => ["caf\\xE9"]]`, '', UTF_8],
  ['PHP', `[]`, `['data_load' => 'eager']`, DATA_LOAD],
  ['Ruby', `{ "list" => [{ price: Float::NAN }] }`, '', NO_NUMBER],
  ['Ruby', `{ "x" => loop_ }`, '', LOOP],
  ['Ruby', `{}`, `{ data_load: "eager" }`, DATA_LOAD],
  ['Python', `{"list": [{"price": float("nan")}]}`, '', NO_NUMBER],
  ['Python', `{"x": loop}`, '', LOOP],
  ['Python', `{"list": [b"caf\\xe9".decode("ascii", "surrogateescape")]}`, '', UTF_8],
  ['Python', `{}`, `{"data_load": "eager"}`, DATA_LOAD],
];

describe('what cannot be written is named with its path', () => {
  for (const language of Object.keys(SCRIPTS)) {
    const { command, flag, code } = SCRIPTS[language]!;
    const isThere = spawnSync(command, [flag, IS_THERE[language]!]).status === 0;
    for (const [, props, more, message] of MISTAKES.filter(([each]) => each === language))
      test.runIf(isThere)(`${language}: ${props} ${more}`, () => {
        const { stdout } = spawnSync(command, [flag, code(props, more)], { encoding: 'utf8' });
        expect(stdout).toMatch(message);
      });
  }

  const dw = dealerWidgets(manifestFile);
  const loop: Record<string, unknown> = {};
  loop.a = [loop];
  const twice = { id: 1 };

  test.each([
    [{ list: [{ price: Number.NaN }] }, NO_NUMBER],
    [{ x: loop }, LOOP],
    [{ list: [1n] }, 'The properties of "quiz" cannot be written: "list.0" is a bigint.'],
  ])('Node: %o', (props, message) => {
    expect(() => dw.widget('quiz', props)).toThrow(message);
  });

  test('Node: the same object twice is no loop, and dates are texts', () => {
    expect(dw.widget('quiz', { a: twice, b: [twice, twice], c: new Date(0) })).toContain('"c":"1970');
  });

  test('Node: data_load is an attribute with another sign', () => {
    expect(() => dw.widget('quiz', {}, '', 'div', { data_load: 'eager' })).toThrow(DATA_LOAD);
  });
});

describe('widgets under another attribute, where other libraries use data-widget', () => {
  for (const [language, code] of Object.entries(OTHER)) {
    const { command, flag } = SCRIPTS[language]!;
    test.runIf(spawnSync(command, [flag, IS_THERE[language]!]).status === 0)(language, () => {
      expect(spawnSync(command, [flag, code], { encoding: 'utf8' }).stdout).toBe(WITH_OTHER);
    });
  }

  test('Node', () => {
    const dw = dealerWidgets(manifestFile, undefined, 'data-dw-widget');
    expect(dw.head() + dw.widget('quiz')).toBe(WITH_OTHER);
  });
});

test('Node and Handlebars: null is nothing, or named', () => {
  const dw = dealerWidgets(manifestFile);
  // templates pass what they find
  const { widget, head } = dw as unknown as Record<'widget' | 'head', (...given: unknown[]) => string>;
  expect(widget('quiz', {}, null, null, null)).toBe(widget('quiz', {}));
  expect(head(['quiz'], {}, null)).toBe(head(['quiz']));
  expect(() => head(['quiz'], null)).toThrow('The page settings are null, not an object. Is the variable the right');
  const own = Handlebars.create();
  dw.registerHandlebars(own);
  const made = (template: string) => own.compile(template)({ names: ['quiz'], nothing: null });
  expect(() => made('{{dwHead names settings}}')).toThrow(
    'Argument 2 of dwHead is undefined, neither the name of a widget nor the page settings. Is the variable the right one?',
  );
  expect(() => made('{{dwHead names nothing}}')).toThrow('Argument 2 of dwHead is null, neither');
  expect(() => made('{{#dw "quiz" nothing}}{{/dw}}')).toThrow('The properties of "quiz" are null, not an object.');
});
