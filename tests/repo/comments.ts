import { place, type SourceFile } from './source-files.ts';

/** Texts in quotes, to pass over them; comments, of which `//` lines that follow each other are one. */
const TOKENS =
  /`(?:[^`\\\n]|\\.)*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[^]*?\*\/|(?<=^[ \t]*)\/\/.*(?:\n[ \t]*\/\/.*)*|(?<![:\\])\/\/.*/gm;
/** The signs of comments, what stands in a docstring as a table or as code, and lines for programs. */
const NOT_PROSE = [
  /\*\/$/g,
  /^[ \t]*\* {3,}.*/gm, // an example
  /^[ \t]*(?:\/?\*+|\/\/) ?/gm,
  /```[^]*?```/g,
  /^\s*@(?:param|returns|throws|property|keyboard)\b[^]*?(?=^\s*@|(?![^]))/gm,
  /^\s*(?:chunk:|(?:ox|es)lint-).*/gm,
];

/**
 * Finds comments that are too long to be read in passing.
 * @param most how many words of prose a comment may have
 * @returns `file:line` and the number of words, of each that has more
 */
export const longComments = (file: SourceFile, most: number): string[] =>
  [...file.text.matchAll(TOKENS)]
    .filter(({ 0: token, index }) => token.startsWith('/') && !isPublicProperty(file, token, index))
    .map(({ 0: comment, index }) => ({ words: wordsOf(comment), index }))
    .filter(({ words }) => words > most)
    .map(({ words, index }) => `${place(file, index)} ${words} words`);

const wordsOf = (text: string): number =>
  NOT_PROSE.reduce((prose, pattern) => prose.replace(pattern, ''), text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The docstring of a property is printed in the reference for hosts. It stands inside a declaration, so it is indented. */
const isPublicProperty = ({ path, text }: SourceFile, comment: string, at: number): boolean =>
  path.endsWith('.props.ts') && comment.startsWith('/**') && /[ \t]$/.test(text.slice(0, at));
