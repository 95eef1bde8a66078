// chunk: ui
import { useEffect } from 'react';
import { useUi } from '../ui-context.ts';

const TYPED = /^(.|Arrow\w+|Home|End|Page\w+|Backspace|Delete)$/u;

/**
 * Keeps from the page what is typed in the text fields of a widget. There, the target of a key is the widget's element, so that a shortcut of
 * the page ("/" for its search) cannot leave out keys in fields, as it does for its own. Keys with Ctrl or ⌘ still reach it.
 */
export function useTypedKeys(): void {
  const { root } = useUi();
  useEffect(() => {
    // once for all fields of a widget, because the function is the same
    if (root instanceof ShadowRoot)
      for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepTyped);
  }, [root]);
}

function keepTyped(event: Event): void {
  // registered for events of keys only
  const { target, key, ctrlKey, metaKey } = event as KeyboardEvent;
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type));
  if (isText && !ctrlKey && !metaKey && TYPED.test(key)) event.stopPropagation();
}
