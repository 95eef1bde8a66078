import { expect, test } from 'vitest';
import { openAnswered } from '../../../shared/memory/answers.ts';
import { fromPage } from '../../../shared/memory/item/index.ts';

test('copies that take a new value of the page one after the other still share an answer', () => {
  const open = (element: Element, written: string) => openAnswered(element, 'note 1', fromPage(written, 0), written);
  const copies = [document.createElement('i'), document.createElement('i')];
  const before = copies.map((each) => open(each, 'before').slot.watch(() => {}));
  const [first, second] = copies.map((each, at) => {
    const { slot } = open(each, 'after');
    before[at]!(); // as React does: the former value is left before the next one is watched
    slot.watch(() => {});
    return slot;
  });
  expect(second).toBe(first);
});
