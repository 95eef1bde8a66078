/** What the reference takes from a widget's README: its first sentence and the values of its snippets. */

/** The first paragraph below the title. */
export const summaryOf = (readme: string): string =>
  (/^# .*\n+([^]*?)(\n\s*\n|$)/.exec(readme)?.[1] ?? '').replace(/\s+/g, ' ').trim();

/** The values a README's snippets give this widget's properties, the first of each, by the property's name. */
export function snippetValues(readme: string, widget: string, properties: readonly string[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const put = (written: string, value: unknown): void => {
    const name = properties.find((each) => bare(each) === bare(written));
    if (name && !found.has(name)) found.set(name, value);
  };
  for (const html of fences(readme, 'html')) {
    const element = new RegExp(`<(\\w+)\\s[^>]*data-widget="${widget}"[^>]*>([^]*?)</\\1>`, 'g');
    for (const [whole, tag, content = ''] of html.matchAll(element)) {
      const opening = whole.slice(0, whole.indexOf('>') + 1);
      for (const [, attribute, value] of opening.matchAll(/\sdata-([\w-]+)="([^"]*)"/g)) put(attribute!, value);
      const json = /<script type="application\/json">([^]*?)<\/script>/.exec(tag === 'script' ? '' : content)?.[1];
      if (json) for (const [name, value] of Object.entries(JSON.parse(json) as object)) put(name, value);
    }
  }
  return found;
}

/** The blocks of code in one language. */
export const fences = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code!);

/** As shared/runtime/read-properties.ts compares names. */
const bare = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();
