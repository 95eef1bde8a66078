import { parse } from 'css-tree';
import { parseSync } from 'vite';
import { place, type SourceFile } from './source-files.ts';

/** One comment, or the `//` lines that follow each other. */
interface Block {
  start: number;
  end: number;
  /** Without the signs that begin and end it. */
  text: string;
  /** Whether it is a `//` comment with nothing before it on its line: the next such line continues it. */
  isLine: boolean;
}

/** What stands in a docstring as a table or as code, and lines for programs. */
const NOT_PROSE = [
  /^[ \t]*\* {3,}.*/gm, // an example
  /^[ \t]*\*+ ?/gm,
  /```[^]*?```/g,
  /^\s*@(?:param|returns|throws|property|keyboard)\b[^]*?(?=^\s*@|(?![^]))/gm,
  /^\s*(?:chunk:|(?:ox|es)lint-).*/gm,
];

/**
 * Finds comments that are too long to be read in passing.
 * @param most how many words of prose a comment may have
 * @returns `file:line` and the number of words, of each that has more
 */
export function longComments(file: SourceFile, most: number): string[] {
  return blocksOf(file)
    .map((block) => ({ block, words: wordsOf(block.text) }))
    .filter(({ block, words }) => words > most && !isPublicProperty(file, block))
    .map(({ block, words }) => `${place(file, block.start)} ${words} words`);
}

const wordsOf = (text: string): number =>
  NOT_PROSE.reduce((prose, pattern) => prose.replace(pattern, ''), text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The docstring of a property is printed in the reference for hosts. It stands inside a declaration, so it is indented. */
const isPublicProperty = ({ path, text }: SourceFile, { start }: Block): boolean =>
  path.endsWith('.props.ts') && text.startsWith('/**', start) && /[ \t]$/.test(text.slice(0, start));

function blocksOf({ path, text }: SourceFile): Block[] {
  const blocks: Block[] = [];
  for (const { type, start, end, value } of commentsOf(path, text)) {
    const before = blocks.at(-1);
    const isLine = type === 'Line' && /(^|\n)[ \t]*$/.test(text.slice(0, start));
    if (before?.isLine && isLine && /^\n[ \t]*$/.test(text.slice(before.end, start)))
      Object.assign(before, { end, text: `${before.text}\n${value}` });
    else blocks.push({ start, end, text: value, isLine });
  }
  return blocks;
}

interface Comment {
  type: 'Block' | 'Line';
  start: number;
  end: number;
  value: string;
}

function commentsOf(path: string, text: string): Comment[] {
  if (!path.endsWith('.css')) return parseSync(path, text).comments;
  const comments: Comment[] = [];
  parse(text, {
    positions: true,
    onComment: (value, { start, end }) => comments.push({ type: 'Block', start: start.offset, end: end.offset, value }),
  });
  return comments;
}
