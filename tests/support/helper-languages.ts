/** The helpers of shared/tools/host-kit in their own languages, without a template engine. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const kit = path.join(import.meta.dirname, '../../shared/tools/host-kit');

/** What the calls of a test may use besides the helper: values that are hard to write in one line. */
const PHP = `
enum Kind: string { case Staff = 'staff'; }
enum Suit { case Hearts; }
final class Html { public function __construct(private string $html) {} public function __toString(): string { return $this->html; } }
final class Entity { public function __construct(private int $id = 1) {} }
final class Dto { public function __construct(public int $id, private int $secret = 1) {} }
final class Says implements JsonSerializable { public function __construct(private mixed $value) {} public function jsonSerialize(): mixed { return $this->value; } }
final class Items implements IteratorAggregate { public function __construct(private array $items) {} public function getIterator(): Iterator { return new ArrayIterator($this->items); } public function __toString(): string { return 'Items@1'; } }
function each(...$lists) { foreach ($lists as $list) yield from $list; }
$loop = new stdClass; $loop->a = [$loop];
$says = new class implements JsonSerializable { public function jsonSerialize(): mixed { return ['a' => [$this]]; } };
`;
const RUBY = `
require "bigdecimal"
require "set"
require "uri"
class Relation
  def initialize(items) = @items = items
  def to_ary = @items
end
class Atm # as a record of Rails
  def as_json(*) = { "id" => 1 }
end
LOOP = { "a" => [] }
LOOP["a"] << LOOP
# as Rails' capture: what a block of the template writes
VIEW = Class.new { include DealerWidgetsHelper; def capture = "<i>#{yield}</i>" }.new
`;
const PYTHON = `
import collections, datetime, decimal, enum, os, types, uuid
class Kind(enum.Enum):
    STAFF = "staff"
class QuerySet:
    def __init__(self, items): self.items = items
    def __iter__(self): return iter(self.items)
loop = {"a": []}
loop["a"].append(loop)
def attempt(call):
    try: return str(call())
    except Exception as error: return str(error)
`;

/** @returns a manifest with a quiz and a switch, and with these page settings, until the end of the file's tests */
export function writtenManifest(settings?: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-values-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = { file: 'a.js', integrity: 'sha384-a' };
  const quiz = { chunk: 'quiz.js', dependencies: [], files: ['quiz.js'] };
  const widgets = { quiz, 'yes-no-toggle': quiz };
  const manifest = { publicPath: '/w/', css: file, loader: file, widgets, chunks: {}, retries: [], settings };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return path.join(folder, 'manifest.json');
}

/** A case in the languages that have it: code, and for Node a function. */
export interface Case {
  what: string;
  PHP?: string;
  Ruby?: string;
  Python?: string;
  Node?: () => unknown;
}

/** A call of the helper, and what it gives or the message with which it is refused. */
export interface Call extends Case {
  gives: string | RegExp;
}

/** What every language can write. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const NOTHING: Record<string, string> = { PHP: 'null', Ruby: 'nil', Python: 'None' };
const NAMED: Record<string, string> = { PHP: ' => ', Ruby: ' => ', Python: ': ' };

function literal(language: string, value: Json): string {
  const inner = (each: Json): string => literal(language, each);
  if (value === null) return NOTHING[language]!;
  if (typeof value === 'boolean' && language === 'Python') return value ? 'True' : 'False';
  if (typeof value === 'string' && language === 'PHP') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  const entries = Object.entries(value).map(([name, each]) => inner(name) + NAMED[language]! + inner(each));
  return language === 'PHP' ? `[${entries.join(', ')}]` : `{${entries.join(', ')}}`;
}

/** Arguments by position, and behind them those by name. */
function call(language: string, name: string, given: readonly Json[], named: Record<string, Json>): string {
  const sign = language === 'Python' ? '=' : ': ';
  const values = [
    ...given.map((each) => literal(language, each)),
    ...Object.entries(named).map(([each, value]) => each + sign + literal(language, value)),
  ];
  return `${name}(${values.join(', ')})`;
}

type InLanguages = Required<Omit<Case, 'what'>>;
type Helper = Record<'head' | 'widget', (...given: unknown[]) => string>;

interface WidgetArguments {
  name?: Json;
  props?: Json;
  fallback?: Json;
  element?: Json;
  attributes?: Json;
}

/** A widget, written in every language. Its name is `quiz` unless given. */
export function widgetCall(node: object, { name = 'quiz', props, ...named }: WidgetArguments): InLanguages {
  const given = props === undefined ? [name] : [name, props];
  const { fallback, element, attributes } = named;
  return {
    PHP: call('PHP', '$dw->widget', given, named),
    Ruby: call('Ruby', 'dw', given, named),
    Python: call('Python', 'dw.widget', given, named),
    // templates pass what they find
    Node: () => (node as Helper).widget(name, props === undefined ? {} : props, fallback, element, attributes),
  };
}

interface HeadArguments {
  names?: readonly Json[];
  settings?: Record<string, Json>;
  integrity?: Json;
  nonce?: Json;
}

/** The head of a page, written in every language. */
export function headCall(node: object, { names = [], settings = {}, ...options }: HeadArguments): InLanguages {
  return {
    PHP: call('PHP', '$dw->head', [names, settings], options),
    Ruby: call('Ruby', 'dw_head', names, { settings, ...options }),
    Python: call('Python', 'dw.head', names, { ...options, ...settings }),
    Node: () => (node as Helper).head(names, settings, options),
  };
}

interface Language {
  command: string;
  /** Whether this machine has it. */
  isThere: boolean;
  script: (calls: readonly string[], manifestFile: string) => string;
}

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

export const LANGUAGES: Readonly<Record<string, Language>> = {
  PHP: {
    command: 'php',
    isThere: has('php', '-r', ''),
    script: (calls, manifestFile) =>
      `<?php require '${kit}/php/DealerWidgets.php';${PHP}$dw = new DealerWidgets('${manifestFile}');
$attempt = function (callable $call) { try { return $call(); } catch (Throwable $error) { return $error->getMessage(); } };
echo json_encode([${calls.map((call) => `$attempt(fn () => ${call})`).join(',\n')}], JSON_THROW_ON_ERROR);`,
  },
  Ruby: {
    command: 'ruby',
    isThere: has('ruby', '-e', ''),
    script: (calls, manifestFile) =>
      `require "${kit}/rails/dealer_widgets_helper"\ninclude DealerWidgetsHelper\nDealerWidgetsHelper.manifest = "${manifestFile}"${RUBY}
print JSON.generate([${calls.map((call) => `(begin; ${call}; rescue => e; e.message; end)`).join(',\n')}])`,
  },
  Python: {
    command: 'python3',
    isThere: has('python3', '-c', 'import markupsafe'),
    script: (calls, manifestFile) =>
      `import json, sys\nsys.dont_write_bytecode = True\nsys.path.append("${kit}/django")\nfrom dealer_widgets import DealerWidgets${PYTHON}dw = DealerWidgets("${manifestFile}")
print(json.dumps([${calls.map((call) => `attempt(lambda: ${call})`).join(',\n')}]))`,
  },
};

/**
 * What each case writes in a language that has it, or the message with which it is refused. A language starts once for all its cases.
 * @param language a name in `LANGUAGES`, or Node
 * @param call the code around that of a case
 * @param inNode the same for Node
 */
export function written<T extends Case>(
  language: string,
  cases: readonly T[],
  manifestFile: string,
  call: (code: string) => string,
  inNode: (value: () => unknown) => string,
): Array<readonly [T, string]> {
  const own = cases.filter((each) => language in each);
  if (language === 'Node') return own.map((each) => [each, attempt(() => inNode(each.Node!))]);
  const { command, script } = LANGUAGES[language]!;
  const file = path.join(path.dirname(manifestFile), `calls.${language}`);
  // the cases of these languages are code
  const codes = own.map((each) => call(each[language as 'PHP']!));
  writeFileSync(file, script(codes, manifestFile));
  const { stdout, stderr } = spawnSync(command, [file], { encoding: 'utf8' });
  if (!stdout.startsWith('[')) throw new Error(`${language} did not run: ${stdout}${stderr}`);
  // the scripts print a list of texts
  const texts = JSON.parse(stdout) as string[];
  return own.map((each, index) => [each, texts[index]!]);
}

/** A test for each language that this machine has. */
export function testCalls(title: string, calls: readonly Call[], manifestFile: string): void {
  describe.each(['PHP', 'Ruby', 'Python', 'Node'])(`${title}: %s`, (language) => {
    test.runIf(LANGUAGES[language]?.isThere ?? true)('give', () => {
      const all = written(
        language,
        calls,
        manifestFile,
        (code) => code,
        (call) => String(call()),
      );
      for (const [{ what, gives }, html] of all)
        if (gives instanceof RegExp) expect.soft(html, what).toMatch(gives);
        else expect.soft(html, what).toBe(gives);
    });
  });
}

function attempt(call: () => string): string {
  try {
    return call();
  } catch (error) {
    return (error as Error).message; // the helper throws nothing else
  }
}
