import { useId, useRef } from 'react';
import { foldText, isComposing } from '../../lib/index.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChosenLines } from './chosen-lines.tsx';
import type { Choice } from './choice.ts';
import { type ChoiceSource, FEWEST_LETTERS, prepareSearch, useChoices } from './choices.ts';
import { type FieldControl, textInputCss as inputCss, useTypedText } from '../controls/index.ts';
import { Icon } from '../content/index.ts';
import { LiveRegion } from '../feedback/index.ts';
import css from './search-select.css?inline';
import { uiText, useStyles } from '../common/index.ts';
import { useText } from '../base/index.ts';
import { useStateOf } from '../hooks/index.ts';

export interface SearchSelectProps extends ChoiceSource, Partial<FieldControl> {
  value: Choice | null;
  /** Another number means that the value was replaced: what is typed is discarded. */
  turn?: number;
  onChange: (choice: Choice | null) => void;
  /**
   * Told when the person has left the box or chosen: whether what was typed named no choice and was discarded. A form has to say so, because
   * it would save the last choice instead.
   */
  onSettle?: ((discarded: boolean) => void) | undefined;
  placeholder?: string;
  disabled?: boolean;
  /** Why the last search failed and what to do; default is a general sentence. */
  failure?: string | undefined;
  /** Adds a button to reload the page in place of a retry: the session has ended (W4). */
  onReload?: (() => void) | undefined;
  'aria-label'?: string;
  ref?: React.Ref<HTMLInputElement>;
}

interface Now {
  open: boolean;
  /** The text being typed; null while the box shows the current choice. */
  typed: string | null;
  active: number;
  /** Whether Enter was pressed before the answer to this text. */
  awaited: boolean;
}

const CLOSED: Now = { open: false, typed: null, active: -1, awaited: false };

/** How many choices Page Up and Page Down move. */
const PAGE = 8;

/**
 * An editable combobox of the ARIA Authoring Practices. Its choices are passed in, up to 10,000, or loaded by a search. Leaving the box takes
 * the one choice whose whole name was typed, else restores the last one.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { options, search, value, turn, onChange, onSettle, placeholder, disabled, failure, onReload, ref, ...field } =
    props;
  useTypedText();
  useStyles(inputCss, 'ui');
  useStyles(css, 'ui');
  const words = useText(uiText);
  const ownId = useId();
  const id = field.id ?? ownId;
  const listId = `${id}-list`;
  const box = useRef<HTMLSpanElement>(null);
  const [now, setNow] = useStateOf(turn, CLOSED);
  const { open, typed, active } = now;
  const close = () => setNow(CLOSED);
  /** The buttons of the box disappear when they are pressed, so the focus must be in the text box before. */
  const focusInput = () => box.current?.querySelector('input')?.focus();
  /** Whether the person has chosen since the page loaded. The name the page begins with gets no second line: it would push away what follows. */
  const [hasChosen, setHasChosen] = useStateOf(turn, false);
  const choose = (choice: Choice | null | undefined) => {
    close();
    onSettle?.(choice === undefined);
    if (choice === undefined || choice?.value === value?.value) return;
    setHasChosen(true);
    onChange(choice);
  };
  const { choices, state, retry } = useChoices({ options, search }, typed ?? '', open, ([first, ...others]) => {
    // of several, nobody has been seen yet
    if (now.awaited && first && others.length === 0) choose(first);
  });

  // the list may have become shorter, or have just loaded
  const current = open ? Math.min(typed && active < 0 ? 0 : active, choices.length - 1) : -1;
  const chosenAt = () => (options && value ? options.findIndex((each) => each.value === value.value) : -1);
  const openList = (at: number) => {
    if (open) return;
    setNow({ ...now, open: true, active: at });
  };
  const enter = () => {
    if (state === 'failed') again();
    else if (state === 'loading') setNow({ ...now, awaited: true });
    else if (choices[current]) choose(choices[current]);
  };
  const leave = () => {
    if (typed === null) return choose(value);
    if (typed.trim() === '') return choose(null);
    const [same, ...others] = choices.filter(({ label }) => foldText(label) === foldText(typed.trim()));
    choose(state === 'ready' && others.length === 0 ? same : undefined); // of two people with one name, nobody is meant for sure
  };
  const move = (to: number) => {
    if (open) setNow({ ...now, active: Math.max(0, Math.min(choices.length - 1, to)) });
    else openList(Math.max(0, chosenAt()));
  };
  const again = () => {
    focusInput();
    (onReload ?? retry)();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isComposing(event)) return;
    const act = {
      ArrowDown: () => move(current + 1),
      ArrowUp: () => (event.altKey ? close() : move(current < 0 ? choices.length - 1 : current - 1)),
      PageDown: () => move(current + PAGE),
      PageUp: () => move(current - PAGE),
      Enter: open ? enter : undefined,
      Escape: open || typed !== null ? close : undefined,
    }[event.key];
    if (!act) return;
    event.preventDefault(); // also keeps a surrounding dialog open on Escape
    focusInput();
    act();
  };

  const message = {
    ready: choices.length === 0 ? words.none : words.found(choices.length),
    short: words.tooShort(FEWEST_LETTERS),
    loading: words.searching,
    failed: failure || words.searchFailed,
  }[state];
  const listed = open && state === 'ready' && choices.length > 0;
  const chosen = hasChosen && typed === null ? value : undefined;
  const hintId = `${id}-chosen`;

  return (
    <>
      {/* keys and blur of the whole box, because a failed search has a button that the Tab key reaches */}
      <span
        ref={box}
        className="ui-search ui-with-icon"
        onKeyDown={onKeyDown}
        onBlur={(event) => box.current?.contains(event.relatedTarget) || leave()}
      >
        <input
          type="text"
          part="input"
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
          spellCheck={false}
          {...field}
          aria-describedby={[chosen?.hint && hintId, field['aria-describedby']].filter(Boolean).join(' ') || undefined}
          ref={ref}
          id={id}
          className="ui-input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed && current >= 0 ? `${listId}-${current}` : undefined}
          placeholder={placeholder}
          disabled={disabled}
          value={typed ?? value?.label ?? ''}
          onChange={(event) => setNow({ ...CLOSED, open: true, typed: event.target.value })}
          onFocus={() => prepareSearch(options)}
          onMouseDown={(event) => {
            if (open || event.button !== 0) return;
            event.preventDefault(); // WebKit would set the caret there after the click, and typing would no longer replace the text
            event.currentTarget.focus();
            event.currentTarget.select();
          }}
          onClick={() => openList(chosenAt())}
        />
        {value && typed === null && !disabled ? (
          <button
            type="button"
            className="ui-search-clear"
            tabIndex={-1}
            aria-label={words.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              focusInput();
              choose(null);
            }}
          >
            <Icon name="cross" size={16} />
          </button>
        ) : (
          <Icon name={search ? 'search' : 'down'} size={16} />
        )}
        {open && (
          <ChoiceList
            anchor={box}
            listId={listId}
            choices={listed ? choices : []}
            active={current}
            chosen={value}
            query={typed ?? ''}
            message={state === 'ready' && choices.length > 0 ? '' : message}
            retry={state === 'failed' ? { label: onReload ? words.reload : words.retry, run: again } : undefined}
            onChoose={choose}
          />
        )}
        <LiveRegion text={open ? message : ''} />
      </span>
      <ChosenLines box={box} choice={chosen} hintId={hintId} />
    </>
  );
}
