/** What the reference reads from a widget's README: the first paragraph and the values in its snippets. */
import { bareName } from '../../lib/index.ts';

/** The first paragraph after the title. */
export const summaryOf = (readme: string): string =>
  (/^# .*\n+([^]*?)(\n\s*\n|$)/.exec(readme)?.[1] ?? '').replace(/\s+/g, ' ').trim();

/** The first value that the README's snippets give to each property of the widget, by property name. */
export function snippetValues(readme: string, widget: string, properties: readonly string[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const put = (written: string, value: unknown): void => {
    const name = properties.find((each) => bareName(each) === bareName(written));
    if (name && !found.has(name)) found.set(name, value);
  };
  for (const html of fences(readme, 'html')) {
    const element = new RegExp(`<(\\w+)\\s[^>]*data-widget="${widget}"[^>]*>([^]*?)</\\1>`, 'g');
    for (const [whole, , content = ''] of html.matchAll(element)) {
      const opening = whole.slice(0, whole.indexOf('>') + 1);
      for (const [, attribute = '', value] of opening.matchAll(/\sdata-([\w-]+)="([^"]*)"/g)) put(attribute, value);
      const json = /<script type="application\/json">([^]*?)<\/script>/.exec(content)?.[1];
      // any JSON value is fine for `Object.entries`
      if (json) for (const [name, value] of Object.entries(JSON.parse(json) as object)) put(name, value);
    }
  }
  return found;
}

/** All code blocks in one language. */
export const fences = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code = '']) => code);
