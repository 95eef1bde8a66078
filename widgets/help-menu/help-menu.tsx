import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PageError, logError } from '../../shared/page/index.ts';
import { hasSlotted } from '../../shared/page/slotted/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { keysOf, useMovedFocus, useCurrentItem } from '../../shared/ui/hooks/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { HostContent } from '../../shared/ui/disclosure/index.ts';
import { Icon } from '../../shared/ui/content/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import css from './help-menu.css?inline';
import { entriesOf, leftOut, NO_CONTENT } from './help-menu.model.ts';
import type { Properties } from './help-menu.props.ts';
import { texts } from './help-menu.text.ts';

/** A menu of help entries. Each opens its content, with a button back to the menu. */
export function HelpMenu({ entries: given }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { element } = useWidget();
  const { entries, empty } = entriesOf(given, words.titles, (slot) => hasSlotted(element, slot));
  if (entries.length === 0) throw new PageError('properties', NO_CONTENT);
  const [sentence] = leftOut(empty);
  useEffect(() => {
    if (sentence) logError(sentence, element);
  }, [sentence, element]);

  const keys = keysOf(entries.map((entry) => entry.title));
  const { at = -1, isThere: isOpen, goTo } = useCurrentItem(keys);
  const opened = isOpen ? entries[at] : undefined;
  const openedKey = isOpen ? keys[at] : undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  /** The entry that was opened last. */
  const last = useRef<string>(undefined);
  useMovedFocus();
  // runs only when an entry is opened or left, not when the page changes the list while one is being read
  useLayoutEffect(() => {
    if (isOpen) title.current?.focus();
    else if (last.current !== undefined) buttons.current.get(last.current)?.focus();
  }, [isOpen]);
  useLayoutEffect(() => {
    if (openedKey !== undefined) last.current = openedKey;
  }, [openedKey]);

  if (opened) {
    return (
      <section className="help" aria-label={opened.title}>
        <Button onClick={() => goTo(undefined)}>
          <Icon name="left" size={16} />
          <span {...words.back} />
        </Button>
        <h2 ref={title} className="title" tabIndex={-1} dir="auto">
          {opened.title}
        </h2>
        <HostContent text={opened.content} slot={opened.slot} />
      </section>
    );
  }
  return (
    <nav className="help" aria-label={words.menu}>
      <ul className="entries">
        {entries.map((entry, index) => (
          <li key={keys[index]}>
            <button
              ref={(button) => {
                const key = keys[index]!; // there is one for each entry
                if (button) buttons.current.set(key, button);
                return () => {
                  buttons.current.delete(key);
                };
              }}
              type="button"
              className="entry"
              part="button"
              onClick={() => goTo(index)}
            >
              <span dir="auto">{entry.title}</span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
