import { expect, it } from 'vitest';
import { edgeSpeed } from '../../widgets/sortable-list/sortable-list.model.ts';

it('scrolls up at the upper edge, down at the lower one, faster the nearer, and not in between', () => {
  const places = [50, 100, 128, 155, 156, 400, 544, 545, 572, 600, 700];
  expect(places.map((at) => Math.round(edgeSpeed(at, 100, 600)))).toEqual([
    -960, -960, -480, -17, -0, 0, 0, 17, 480, 960, 960,
  ]);
  expect(
    [110, 130].map((at) => Math.sign(edgeSpeed(at, 100, 140))),
    'in a small area the nearer edge',
  ).toEqual([-1, 1]);
});
