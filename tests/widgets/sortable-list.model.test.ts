import { expect, it } from 'vitest';
import { edgeSpeed } from '../../widgets/sortable-list/sortable-list.model.ts';

it('scrolls up at the upper edge, down at the lower one, faster the nearer, and not in between', () => {
  expect([-50, 0, 28, 55, 56, 300, 444, 445, 472, 500, 600].map((at) => Math.round(edgeSpeed(at, 0, 500)))).toEqual([
    -960, -960, -480, -17, -0, 0, 0, 17, 480, 960, 960,
  ]);
});
