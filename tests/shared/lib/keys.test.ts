import { expect, it } from 'vitest';
import { isComposing, isShortcut } from '../../../shared/lib/keys.ts';

const key = (more: Partial<KeyboardEvent> = {}) =>
  ({ isComposing: false, keyCode: 13, altKey: false, ctrlKey: false, metaKey: false, ...more }) as KeyboardEvent;

it('a key of an input method is composing, also the Enter with which Safari ends it', () => {
  const keys = [key(), key({ isComposing: true }), key({ keyCode: 229 })];
  expect(keys.map((nativeEvent) => isComposing({ nativeEvent }))).toEqual([false, true, true]);
});

it('a key with Alt, Ctrl or Cmd is a shortcut', () => {
  const keys = [key(), key({ altKey: true }), key({ ctrlKey: true }), key({ metaKey: true })];
  expect(keys.map(isShortcut)).toEqual([false, true, true, true]);
});
