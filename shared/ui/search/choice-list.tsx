import { type RefObject, useRef } from 'react';
import { highlight } from '../../lib/index.ts';
import { Button } from '../controls/index.ts';
import css from './choice-list.css?inline';
import { choiceRowCss as rowCss } from '../choice-row/index.ts';
import type { Choice } from './choice.ts';
import { useStyles } from '../common/index.ts';
import { useAnchoredPopover } from '../popover/index.ts';
import { useChoicesInSight } from './use-choices-in-sight.ts';

interface ChoiceListProps {
  /** The box that the list belongs to. */
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  choices: readonly Choice[];
  active: number;
  chosen: Choice | null;
  query: string;
  /** Shown in place of the list. */
  message: string;
  /** A button beside the message. */
  retry: { label: string; run: () => void } | undefined;
  onChoose: (choice: Choice) => void;
}

/** An open list above the page. Only the visible rows are rendered. */
export function ChoiceList({
  anchor,
  listId,
  choices,
  active,
  chosen,
  query,
  message,
  retry,
  onChoose,
}: ChoiceListProps) {
  useStyles(rowCss, 'ui');
  useStyles(css, 'ui');
  const panel = useRef<HTMLDivElement>(null);
  useAnchoredPopover(panel, anchor);

  const { row, first, end, all, onScroll } = useChoicesInSight({
    count: choices.length,
    hasHints: choices.some((choice) => choice.hint),
    active,
    list: choices,
  });
  const shown = choices.slice(first, end).map((choice, at) => ({ choice, index: first + at }));
  const outOfSight = active >= 0 && !shown.some(({ index }) => index === active) && choices[active];
  if (outOfSight) shown.push({ choice: outOfSight, index: active });

  return (
    // a press here must not take the focus from the text box
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className="ui-popover ui-choices" part="list" onMouseDown={(event) => event.preventDefault()}>
      {choices.length > 0 && (
        // the list scrolls, but it is not a tab stop, because the text box handles its keys
        <div id={listId} role="listbox" tabIndex={-1} className="ui-choices-list" onScroll={onScroll}>
          <div ref={all} role="presentation" className="ui-choices-all" style={{ blockSize: choices.length * row }}>
            {shown.map(({ choice, index }) => (
              // the text box handles the keyboard
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                // by index: a server may list a person twice
                key={index}
                id={`${listId}-${index}`}
                role="option"
                className="ui-choice"
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
        <div className="ui-choices-message" aria-hidden={!retry}>
          <span>{message}</span>
          {retry && (
            <Button size="s" onClick={retry.run}>
              {retry.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
