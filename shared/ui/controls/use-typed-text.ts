import { useEffect } from 'react';
import { withoutInvisible } from '../../lib/index.ts';
import { useUi } from '../base/index.ts';

const TYPED = /^(.|Arrow\w+|Home|End|Page\w+|Backspace|Delete)$/u;

/** No-break spaces at the ends. */
const NO_BREAK_ENDS = /^[\u00a0\u202f\u2007]+|[\u00a0\u202f\u2007]+$/g;

/**
 * Takes what is invisible out of text fields (D35), and keeps typed keys from the page: inside a shadow root its shortcuts ("/"
 * for a search) cannot tell a field. Keys with Ctrl or ⌘ still reach it.
 */
export function useTypedText(): void {
  const { root } = useUi();
  useEffect(() => {
    // once for all fields of a widget, because the function is the same
    if (!(root instanceof ShadowRoot)) return;
    for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepTyped);
    root.addEventListener('input', takeOutInvisible, true); // before React reads it
  }, [root]);
}

const isTextField = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type));

function takeOutInvisible({ target, isComposing, data }: Event & Partial<InputEvent>): void {
  if (!isTextField(target) || isComposing) return;
  // a no-break space alone is typed between two words
  const shown = (text: string): string =>
    data === '\u00a0' ? withoutInvisible(text) : withoutInvisible(text).replace(NO_BREAK_ENDS, '');
  const { value, selectionEnd } = target;
  const text = shown(value);
  if (text === value) return;
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', text, target); // not React's own setter, which would miss the change
  if (selectionEnd === null) return; // an e-mail field
  const caret = text.length - shown(value.slice(selectionEnd)).length;
  target.setSelectionRange(caret, caret);
}

function keepTyped(event: Event): void {
  // registered for events of keys only
  const { target, key, ctrlKey, metaKey } = event as KeyboardEvent;
  if (isTextField(target) && !ctrlKey && !metaKey && TYPED.test(key)) event.stopPropagation();
}
