/** The sentences of Markdown that a person has written: without code blocks, headings and what is generated. */
export function sentencesOf(markdown: string): string[] {
  const written = markdown.replace(/^```[^]*?^```$/gm, '').replace(/<!-- reference[^]*?<!-- \/reference -->/g, '');
  return blocksOf(written).flatMap((block) =>
    plain(block)
      .split(/(?<=[.!?])["')]*\s+/)
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  );
}

/** Paragraphs, items of lists and cells of tables, each in one line. */
function blocksOf(markdown: string): string[] {
  const blocks = [''];
  for (const line of markdown.split('\n')) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line)?.[1];
    if (line.startsWith('|')) blocks.push(...line.split(/(?<!\\)\|/), '');
    else if (line.trim() === '' || line.startsWith('#')) blocks.push('');
    else if (item !== undefined) blocks.push(item);
    else blocks.push(`${blocks.pop() ?? ''} ${line}`);
  }
  return blocks;
}

/** Without marks: links become their words, and code is one word, for it is read as one. */
const plain = (block: string): string =>
  block
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, (_, code: string) => code.replace(/\s+/g, '_').replace(/[.!?]+$/, ''))
    .replaceAll('**', '');
