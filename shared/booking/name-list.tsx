import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/content/index.ts';
import { useStyles } from '../ui/common/index.ts';
import css from './name-list.css?inline';

interface NameListProps {
  /** Whose names they are, such as a time: part of the button's name, because there are many on a screen. */
  about: string;
  names: readonly string[];
  /** How many names are visible while folded. */
  most: number;
  /** The count as a text, such as '56 orang'. */
  count: (count: number) => string;
  /** The button's text when all names are visible but one is cut off. */
  whole: string;
  /** Tab index of the button that unfolds the list, where the list is part of a composite control. */
  tabIndex?: 0 | -1;
}

/**
 * People's names. A few are visible; the others, and the ends of those that are cut off, appear after the count is pressed.
 */
export function NameList({ about, names, most, count, whole, tabIndex = 0 }: NameListProps): ReactNode {
  useStyles(css);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const folded = names.slice(0, most).join('\n'); // measured again when they change, not with each new list of the same
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    if (!list.current || open) return undefined;
    const shown = [...list.current.children];
    const measure = (): void => setCut(shown.some((name) => name.scrollHeight > name.clientHeight));
    const observer = new ResizeObserver(measure);
    for (const name of shown) observer.observe(name);
    return () => observer.disconnect();
  }, [folded, open]);
  const text = names.length > most ? count(names.length) : whole;
  return (
    <>
      <ul ref={list} className="sb-people" data-folded={!open}>
        {(open ? names : names.slice(0, most)).map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      {(names.length > most || isCut) && (
        <button
          type="button"
          className="sb-more"
          aria-label={`${text}: ${about}`}
          aria-expanded={open}
          tabIndex={tabIndex}
          onClick={() => setOpen(!open)}
        >
          <span>{text}</span>
          <Icon name={open ? 'up' : 'down'} size={14} />
        </button>
      )}
    </>
  );
}
