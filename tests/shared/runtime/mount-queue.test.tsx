import { beforeEach, expect, test } from 'vitest';
import { enqueueMount } from '../../../shared/runtime/mount-queue.ts';

let mounted: string[];
beforeEach(() => {
  mounted = [];
  document.body.replaceChildren();
});

/** An element on the first screen or far below it, to be mounted; mounting may take long and bring others. */
function enqueue(name: string, where: 'on screen' | 'below', then: () => void = () => {}): void {
  const element = document.createElement('div');
  element.style.cssText = `position: absolute; top: ${where === 'below' ? 5_000 : 10}px; height: 10px`;
  document.body.append(element);
  enqueueMount(element, () => {
    mounted.push(name);
    then();
  });
}

const busy = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

test('what is on the screen comes first, in the order it was found', async () => {
  enqueue('far', 'below');
  enqueue('first', 'on screen');
  enqueue('second', 'on screen');
  await expect.poll(() => mounted).toEqual(['first', 'second', 'far']);
});

test('the page gets a turn when mounting takes long, and what came on the screen meanwhile passes the others', async () => {
  let turns = 0;
  enqueue('far', 'below', () => {
    setTimeout(() => turns++);
    enqueue('late', 'on screen');
    busy(20);
  });
  enqueue('farther', 'below', () => mounted.push(`after ${turns} turns`));
  await expect.poll(() => mounted).toEqual(['far', 'late', 'farther', 'after 1 turns']);
});
