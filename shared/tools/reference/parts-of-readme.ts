/** A README as its page shows it: the text before the snippet, and the text after it, without what is generated from the schemas. */
export function partsOfReadme(readme: string): { introduction: string; behaviour: string } {
  const body = readme.replace(/^# .*\n/, '').replace(/<!-- reference[^]*<!-- \/reference -->/, '');
  const [introduction = '', ...rest] = body.split(/```html[^]*?```\n/);
  return {
    introduction: withoutFileLinks(introduction).trim(),
    behaviour: withoutFileLinks(rest.join(''))
      .replace(/^## Behaviour\n/m, '')
      .trim(),
  };
}

/** Files of the sources are not there in a Storybook that is published: a link in brackets goes, and other links become their words. */
const withoutFileLinks = (markdown: string): string =>
  markdown
    .replace(/\s*\(\[[^\]]+\]\((?!https?:|#|\?)[^)]*\)\)/g, '')
    .replace(/\[([^\]]+)\]\((?!https?:|#|\?)[^)]*\)/g, '$1');
