import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { definitionsOf } from '../../../../shared/tools/reference/definitions.ts';

test('every widget gives its own name, its moment, its language and what identifies its item', async () => {
  const names = readdirSync('widgets');
  const definitions = await definitionsOf(names);
  expect([...definitions.keys()]).toEqual(names);
  expect(definitions.get('quiz')).toMatchObject({
    name: 'quiz',
    load: 'eager',
    locale: 'ms',
    identity: ['kind', 'assessment_id', 'user_id'],
  });
});
