import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { logError } from '../../shared/lib/page/log.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { HostContent, useHasSlotted } from '../../shared/ui/content/host-content.tsx';
import { Icon } from '../../shared/ui/content/icon.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import css from './help-menu.css?inline';
import { entriesOf, leftOut } from './help-menu.model.ts';
import type { Properties } from './help-menu.props.ts';
import { texts } from './help-menu.text.ts';

/** A menu of help entries. Each opens its content, with a button back to the menu. */
export function HelpMenu({ entries: given }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { element } = useWidget();
  const { entries, empty } = entriesOf(given, words.titles, useHasSlotted());
  if (entries.length === 0) {
    throw new Error(
      '"entries" have no content; expected entries with title and content, or children of the element with slot="entry-1", slot="entry-2", …',
    );
  }
  const [sentence] = leftOut(empty);
  useEffect(() => {
    if (sentence) logError(sentence, element);
  }, [sentence, element]);

  const [slot, setSlot] = useState<string>();
  const opened = entries.find((entry) => entry.slot === slot);
  const title = useRef<HTMLHeadingElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const openedSlot = opened?.slot;
  const before = useRef(openedSlot);
  // runs only when another entry is opened, not when the page changes the list while one is being read
  useLayoutEffect(() => {
    const left = before.current;
    before.current = openedSlot;
    if (openedSlot !== undefined) title.current?.focus({ preventScroll: left !== undefined });
    else if (left !== undefined) buttons.current.get(left)?.focus();
  }, [openedSlot]);

  if (opened) {
    return (
      <section className="help" aria-label={opened.title}>
        <Button lang="en" onClick={() => setSlot(undefined)}>
          <Icon name="left" size={16} />
          <span>{words.back}</span>
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
        {entries.map((entry) => (
          <li key={entry.slot}>
            <button
              ref={(button) => {
                if (button) buttons.current.set(entry.slot, button);
              }}
              type="button"
              className="entry"
              part="button"
              onClick={() => setSlot(entry.slot)}
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
