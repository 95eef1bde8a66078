import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';
import { sourceFiles } from './source-files.ts';

test('no text is a bare node beside others: page translators replace it, and then it cannot be changed or removed', () => {
  const found = sourceFiles('{widgets,shared}/**/*.tsx').flatMap(bareTexts);
  expect(found, 'give the text an element of its own, or declare what is put there as Elements').toEqual([]);
});

test.each([
  '<p>{text} <b /></p>',
  '<p><b />{text}</p>',
  '<p>{has && text}<b /></p>',
  '<p>{has ? <b /> : text}<b /></p>',
  '<p>{one}{two}</p>',
  '<p>words{has && <b />}</p>',
  '<p>{list.map((each) => each.name)}<b /></p>',
  '<Button>{text}<Icon /></Button>',
  '<>{text}</>',
  '<Fragment key={text}>{text}</Fragment>',
])('finds %s', (jsx) => {
  expect(bareTexts({ path: 'x.tsx', text: `const x = ${jsx};` })).not.toEqual([]);
});
