import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/content/index.ts';
import { useStyles } from '../ui/common/index.ts';
import css from './name-list.css?inline';

interface NameListProps {
  /** Whose names they are, such as a time: part of the button's name, because there are many on a screen. */
  about: string;
  names: readonly string[];
  /** What the button shows, in words. */
  whole: string;
  /** Tab index of the button that unfolds the list, where the list is part of a composite control. */
  tabIndex?: 0 | -1;
}

/**
 * People's names, as many as fit whole into `--_lines` lines; a style sheet may put several in one. A press shows the others, whose number is
 * said, and the end of a long one.
 */
export function NameList({ about, names, whole, tabIndex = 0 }: NameListProps): ReactNode {
  useStyles(css);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const all = names.join('\n'); // measured again when they change, not with each new list of the same
  const [hidden, setHidden] = useState<number>();
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || open) return undefined;
    const measure = (): void => {
      const end = box.getBoundingClientRect().bottom - 1;
      const all = [...box.children];
      const below = all.filter((name) => name.getBoundingClientRect().top >= end).length;
      setHidden(below || all.some((name) => name.scrollWidth > name.clientWidth) ? below : undefined);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [all, open]);
  const more = hidden && !open ? `+${hidden}` : '';
  return (
    <>
      <ul ref={list} className="sb-people" data-folded={!open} data-many={names.length > 1 || undefined}>
        {names.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
          <li key={at}>
            <span dir="auto">{name}</span>
          </li>
        ))}
      </ul>
      {hidden !== undefined && (
        <button
          type="button"
          className="sb-more"
          aria-label={`${[more, whole].filter(Boolean).join(', ')}: ${about}`}
          aria-expanded={open}
          tabIndex={tabIndex}
          onClick={() => setOpen(!open)}
        >
          <span>{more}</span>
          <Icon name={open ? 'up' : 'down'} size={14} />
        </button>
      )}
    </>
  );
}
