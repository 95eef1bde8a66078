import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterElsewhere,
  afterPage,
  afterPerson,
  afterReset,
  afterServer,
  fromPage,
  type Memory,
  newest,
} from '../../../shared/memory/item/item.ts';

const shown = (memory: Memory<string>): string | undefined => memory[newest(memory)]?.value;

/** What a source says; `later` tells how much later than what was said before a question was asked. */
const said = fc.record({
  by: fc.constantFrom('page', 'server', 'person', 'earlier', 'reset'),
  value: fc.constantFrom('a', 'b', 'c'),
  asked: fc.nat(40),
});

function afterAll(all: ReadonlyArray<{ by: string; value: string; asked: number }>): Memory<string> {
  return all.reduce(
    (memory, { by, value, asked }, index) => {
      const at = index + 1;
      if (by === 'page') return afterPage(memory, value, `page ${index}`, at);
      if (by === 'server') return afterServer(memory, value, Math.min(asked, at));
      if (by === 'person') return afterPerson(memory, value, at);
      if (by === 'earlier') return afterElsewhere(memory, value, at);
      return afterReset(memory, memory.page.value);
    },
    fromPage('first', 0),
  );
}

test('whatever was said before, the newest is shown: page and person at once, the server when nothing is newer than its question', () => {
  fc.assert(
    fc.property(fc.array(said), fc.constantFrom('a', 'b'), (before, value) => {
      const memory = afterAll(before);
      const now = before.length + 1;
      expect(shown(afterPage(memory, value, 'new', now))).toBe(value);
      expect(shown(afterPerson(memory, value, now))).toBe(value);
      expect(shown(afterElsewhere(memory, value, now))).toBe(value);
      expect(shown(afterServer(memory, value, now))).toBe(value);
      const entered = afterPerson(memory, 'entered', now + 1);
      expect(shown(afterServer(entered, value, now)), 'asked before').toBe('entered');
    }),
  );
});

test('a new value of the page ends the others, also an answer that comes late', () => {
  fc.assert(
    fc.property(fc.array(said), (before) => {
      const now = before.length + 1;
      const memory = afterPage(afterAll(before), 'new', 'new', now);
      expect(memory).toEqual(fromPage('new', now, memory.turn));
      expect(afterServer(memory, 'late', now - 1)).toBe(memory);
    }),
  );
});

test('a reset forgets the person and earlier visits, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(said), (before) => {
      const memory = afterAll(before);
      const { page, server } = memory;
      expect(afterReset(memory, page.value)).toEqual({
        page,
        ...(server && { server }),
        awaited: [],
        turn: memory.turn + 1,
      });
    }),
  );
});

test('what the page writes back of the changes of a person is not new, each once and in their order; anything else is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (changes, pick) => {
      let memory = fromPage('page', 0);
      for (const [at, change] of changes.entries()) memory = afterPerson(memory, change, at + 1, change);
      const now = changes.length + 1;
      const place = pick % changes.length;
      const after = afterPage(memory, changes[place]!, changes[place], now);
      expect(shown(after)).toBe(changes.at(-1));
      expect(shown(afterPage(after, changes[place]!, changes[place], now)), 'again').toBe(changes[place]);
      expect(after.turn).toBe(memory.turn);
      expect(afterPage(memory, 'page', 'another', now).turn).toBe(memory.turn + 1);
    }),
  );
});
