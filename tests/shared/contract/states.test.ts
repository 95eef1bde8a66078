import { expect, test } from 'vitest';
import { STATES, stateCode } from '../../../shared/contract/states.ts';

/** As part 3 writes them. */
const SPECIFIED =
  '01 Johor, 02 Kedah, 03 Kelantan, 04 Melaka, 05 Negeri Sembilan, 06 Pahang, 07 Pulau Pinang, 08 Perak, 09 Perlis, 10 Selangor, 11 Terengganu, 13 Sarawak, 14 WP Kuala Lumpur, 15 WP Labuan, 16 WP Putrajaya';

test('the states are those of the specification, in its order', () => {
  expect(STATES.map(({ code, name }) => `${code} ${name}`).join(', ')).toBe(SPECIFIED);
});

test('a code may come without its zero, or with spaces', () => {
  expect(['1', ' 01 ', '10'].map(stateCode)).toEqual(['01', '01', '10']);
});
