import { beforeEach, expect, test, vi } from 'vitest';
import { enqueueRender } from '../../../shared/runtime/mount-queue.ts';

let mounted: string[];
/** What `performance.now()` says, in milliseconds: it moves on only when a widget is said to take long, however slow the machine is. */
let now: number;
beforeEach(() => {
  mounted = [];
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.replaceChildren();
});

/** An element on the first screen or far below it, to be mounted; mounting may take long and add others. */
function enqueue(name: string, where: 'on screen' | 'below', then: () => void = () => {}): void {
  const element = document.createElement('div');
  element.style.cssText = `position: absolute; top: ${where === 'below' ? 5_000 : 10}px; height: 10px`;
  document.body.append(element);
  enqueueRender(element, () => {
    mounted.push(name);
    then();
  });
}

const takes = (ms: number): void => {
  now += ms;
};

/** More than a screen holds. */
function enqueueCrowd(): void {
  for (let at = 0; at < 40; at++) enqueue('crowd', 'below');
}

test('of many widgets those on the screen mount first, in the order in which they were found', async () => {
  enqueueCrowd();
  enqueue('first', 'on screen');
  enqueue('second', 'on screen');
  await expect.poll(() => mounted.length).toBe(42);
  expect(mounted.slice(0, 3)).toEqual(['first', 'second', 'crowd']);
});

test('up to a screenful mounts in the order found, without a layout of the page', async () => {
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  enqueue('far', 'below');
  enqueue('near', 'on screen');
  await vi.waitUntil(() => mounted.length === 2);
  expect(mounted).toEqual(['far', 'near']);
  expect(measure).not.toHaveBeenCalled();
  measure.mockRestore();
});

test('widgets on the screen appear together, unless that takes too long', async () => {
  let turns = 0;
  enqueue('first', 'on screen', () => {
    setTimeout(() => turns++);
    takes(70);
  });
  enqueue('second', 'on screen', () => {
    mounted.push(`after ${turns} turns`);
    takes(100);
  });
  enqueue('third', 'on screen', () => mounted.push(`after ${turns} turns`));
  await expect.poll(() => mounted).toEqual(['first', 'second', 'after 0 turns', 'third', 'after 1 turns']);
});

test('of more on the screen than one task of 50 ms can mount on a laptop, the rest follows in the next', async () => {
  let turns = 0;
  const turnOf: number[] = [];
  enqueue('first', 'on screen', () => setTimeout(() => turns++));
  for (let at = 0; at < 30; at++) enqueue('switch', 'on screen', () => turnOf.push(turns));
  await expect.poll(() => mounted.length).toBe(31);
  expect(turnOf).toEqual([...Array<number>(23).fill(0), ...Array<number>(7).fill(1)]);
});

test('mounting yields to the page when it takes long, and widgets scrolled into view meanwhile go first', async () => {
  let turns = 0;
  enqueue('far', 'below', () => {
    setTimeout(() => turns++);
    enqueue('late', 'on screen');
    takes(20);
  });
  enqueue('farther', 'below', () => mounted.push(`after ${turns} turns`));
  enqueueCrowd();
  await expect.poll(() => mounted.length).toBe(44);
  expect(mounted.slice(0, 4)).toEqual(['far', 'late', 'farther', 'after 1 turns']);
});
