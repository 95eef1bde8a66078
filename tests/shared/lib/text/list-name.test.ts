import { expect, it } from 'vitest';
import { listName } from '../../../../shared/lib/text/list-name.ts';

it('names a field that repeats as PHP reads it', () => {
  expect([listName('order'), listName('order[]')]).toEqual(['order[]', 'order[]']);
});
