/** Template code that writes one widget with the helpers of this kit, for the documentation. */

/** A widget as it is written in a page. */
export interface WrittenWidget {
  name: string;
  properties: Record<string, unknown>;
  /** The page's HTML that is shown until the widget has mounted. */
  fallback: string;
  element: string;
}

/** The template code that writes a widget, by template language. */
export const SNIPPETS: Readonly<Record<string, (widget: WrittenWidget) => string>> = {
  Blade({ name, properties, fallback, element }) {
    const as = element === 'div' ? '' : ` element="${element}"`;
    return `@php\n$props = ${literal(properties, PHP)};\n@endphp\n<x-dw name="${name}" :props="$props"${as}>${fallback}</x-dw>`;
  },
  // Twig escapes a text that it did not make itself
  Twig({ name, properties, fallback, element }) {
    const before = fallback && `{% set fallback %}${fallback}{% endset %}\n`;
    const named = [fallback && 'fallback = fallback', element !== 'div' && `element = ${single(element)}`];
    return `${before}{{ dw(${[single(name), literal(properties, TWIG), ...named].filter(Boolean).join(', ')}) }}`;
  },
  ERB({ name, properties, fallback, element }) {
    const named = [fallback && `fallback: ${ruby(fallback)}.html_safe`, element !== 'div' && `element: "${element}"`];
    return `<%= dw ${[`"${name}"`, literal(properties, RUBY), ...named].filter(Boolean).join(', ')} %>`;
  },
  Jinja({ name, properties, fallback, element }) {
    const as = element === 'div' ? '' : `, element="${element}"`;
    const call = `dw("${name}", ${literal(properties, JINJA)}${as})`;
    return fallback ? `{% call ${call} %}${fallback}{% endcall %}` : `{{ ${call} }}`;
  },
};

/** The literals of a template language. */
interface Language {
  text: (value: string) => string;
  key: (name: string) => string;
  list: readonly [open: string, close: string];
  map: readonly [open: string, close: string];
  nothing: string;
}

const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
/** A Ruby text. Ruby would evaluate `#{` in double quotes, and `%>` would end the tag. */
const ruby = (text: string): string => JSON.stringify(text).replaceAll('#', '\\#').replaceAll('%>', '%\\u003e');

const PHP: Language = {
  text: single,
  key: (name) => `${single(name)} => `,
  list: ['[', ']'],
  map: ['[', ']'],
  nothing: 'null',
};
const TWIG: Language = {
  text: single,
  key: (name) => `${single(name)}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  nothing: 'null',
};
const RUBY: Language = {
  text: ruby,
  key: (name) => `${ruby(name)} => `,
  list: ['[', ']'],
  map: ['{', '}'],
  nothing: 'nil',
};
const JINJA: Language = {
  text: (text) => JSON.stringify(text),
  key: (name) => `${JSON.stringify(name)}: `,
  list: ['[', ']'],
  map: ['{', '}'],
  nothing: 'none',
};

/** A longer list or map is written on several lines. */
const LINE = 72;

function literal(value: unknown, language: Language, indent = ''): string {
  if (value === null || value === undefined) return language.nothing;
  if (typeof value === 'string') return language.text(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? language.list : language.map;
  const entries = Array.isArray(value)
    ? value.map((each) => literal(each, language, deeper))
    : Object.entries(value).map(([name, each]) => language.key(name) + literal(each, language, deeper));
  const line = `${open}${entries.join(', ')}${close}`;
  if (line.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${entries.map((each) => `${deeper}${each},\n`).join('')}${indent}${close}`;
}
