import { describe, expect, it } from 'vitest';
import { documentationOf } from '../../../shared/contract/documented.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { notesOf } from '../../../shared/tools/reference/units.ts';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../shared/contract/calls/*.ts', '!../../../shared/contract/calls/{all,endpoints,index}.ts'],
  { eager: true },
);
const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'encoding' in value && 'answer' in value;

describe('the list of endpoints', () => {
  it('has every endpoint of every file, under its own name', () => {
    const declared = Object.values(files).flatMap((file) =>
      Object.entries(file).filter(([, value]) => isEndpoint(value)),
    );
    expect(declared.length).toBeGreaterThan(40);
    expect(endpoints).toEqual(Object.fromEntries(declared));
  });

  it('says where a log-in page is no success although nothing is read', () => {
    const refusing = Object.values(endpoints).filter(({ mayBePage, mayBeLogIn }) => mayBePage && !mayBeLogIn);
    expect(refusing).toEqual([endpoints.saveOrder, endpoints.uploadFile]);
    for (const call of refusing) expect(documentationOf(call).notes).toContain('except a log-in page');
  });

  it('says which calls are made by people who are not logged in: all of a registration but logging out', () => {
    const training = Object.values(endpoints).filter(({ path }) => /^\/app\/(plt|training)\//.test(path));
    const said = Object.values(endpoints).filter((call) => notesOf(call).includes('it needs no log-in'));
    expect(training).toContain(endpoints.logOut);
    expect(said).toEqual(training.filter((call) => call !== endpoints.logOut));
  });
});
