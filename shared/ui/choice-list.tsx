import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { highlight } from '../lib/highlight.ts';
import { Button } from './button.tsx';
import css from './choice-list.css?inline';
import type { Choice } from './choices.ts';
import { useStyles } from './styles.ts';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';
import { LIST_HEIGHT, usePlaceBeside } from './use-place-beside.ts';

interface ChoiceListProps {
  /** The box it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  choices: readonly Choice[];
  active: number;
  chosen: Choice | null;
  query: string;
  size: 'm' | 's';
  /** Stands where the list would be. */
  message: string;
  onRetry: (() => void) | undefined;
  /** Loading the page again is what helps, instead of trying again. */
  onReload?: (() => void) | undefined;
  onChoose: (choice: Choice) => void;
}

/** Rows kept ready above and below what is seen. */
const SPARE = 4;

/** An open list over everything else of the page, of which only the rows in sight exist. */
export function ChoiceList({
  anchor,
  listId,
  choices,
  active,
  chosen,
  query,
  size,
  message,
  onRetry,
  onReload,
  onChoose,
}: ChoiceListProps) {
  useStyles(css);
  const words = useText(uiText);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  usePlaceBeside(panel, anchor, true);

  const row = (size === 'm' ? 44 : 32) + (choices.some((choice) => choice.hint) ? 18 : 0);
  const seen = Math.ceil(LIST_HEIGHT / row);
  const first = Math.max(0, Math.floor(scrolled / row) - SPARE);
  const shown = choices.slice(first, first + seen + 2 * SPARE).map((choice, at) => ({ choice, index: first + at }));
  const outOfSight = active >= 0 && !shown.some(({ index }) => index === active) && choices[active];
  if (outOfSight) shown.push({ choice: outOfSight, index: active });

  // the active row comes into sight, and a new list is seen from its top
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const top = Math.max(0, active) * row;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + row > element.scrollTop + element.clientHeight) element.scrollTop = top + row - element.clientHeight;
    setScrolled(element.scrollTop);
  }, [active, choices, row]);

  return (
    // the focus stays in the text box: a press here must not take it away
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      className="ui-choices"
      part="list"
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.length > 0 && (
        // what scrolls is the list itself: the text box works it by keyboard, so it is no tab stop of its own
        <div
          ref={list}
          id={listId}
          role="listbox"
          tabIndex={-1}
          className="ui-choices-list"
          onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
        >
          <div role="presentation" className="ui-choices-all" style={{ blockSize: choices.length * row }}>
            {shown.map(({ choice, index }) => (
              // the keyboard works through the text box
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                // by place: a server may list somebody twice
                key={index}
                id={`${listId}-${index}`}
                role="option"
                className={`ui-choice ui-${size}`}
                aria-selected={choice.value === chosen?.value}
                aria-setsize={choices.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                style={{ insetBlockStart: index * row, blockSize: row }}
                onClick={() => onChoose(choice)}
              >
                <span className="ui-choice-label" dir="auto">
                  {highlight(choice.label, query).map(({ at, text, found }) =>
                    found ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                  )}
                </span>
                {choice.hint && (
                  <span className="ui-choice-hint" dir="auto">
                    {choice.hint}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
      )}
      {message && (
        <div className="ui-choices-message" aria-hidden={!onRetry}>
          <span>{message}</span>
          {onRetry && (
            <Button size="s" onClick={onReload ?? onRetry}>
              {onReload ? words.reload : words.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
