import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contract/index.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../shared/contract/*.ts', { eager: true });
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

  it.each(Object.entries(endpoints))('has notes on %s', (_, { notes }) => {
    expect(notes).toMatch(/^[A-Z`].{10,}\.$/s);
  });
});
