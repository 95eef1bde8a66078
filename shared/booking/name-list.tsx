// chunk: booking
import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/content/icon.tsx';
import { useStyles } from '../ui/styles.ts';
import css from './name-list.css?inline';

/** Names with more letters may need more than the two lines of a folded name. */
const LONG_NAME = 36;

interface NameListProps {
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
 * People's names. A few are visible; the others, and the ends of very long ones, appear after the count is pressed.
 * @keyboard Space, Enter: on the count, shows or folds the other names.
 */
export function NameList({ names, most, count, whole, tabIndex = 0 }: NameListProps): ReactNode {
  useStyles(css);
  const [open, setOpen] = useState(false);
  const isLong = names.length > most || names.some((name) => name.length > LONG_NAME);
  return (
    <>
      <ul className="sb-people" data-folded={!open}>
        {(open ? names : names.slice(0, most)).map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="sb-more"
          aria-expanded={open}
          tabIndex={tabIndex}
          onClick={() => setOpen(!open)}
        >
          {names.length > most ? count(names.length) : whole}
          <Icon name={open ? 'up' : 'down'} size={14} />
        </button>
      )}
    </>
  );
}
