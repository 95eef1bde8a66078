import { useId, useRef, useState } from 'react';
import { foldText } from '../lib/fold-text.ts';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, type ChoiceSource, prepareSearch, useChoices } from './choices.ts';
import type { FieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
import css from './search-select.css?inline';
import { useStyles } from './styles.ts';
import { useText } from './text.ts';
import inputCss from './text-input.css?inline';
import { uiText } from './ui.text.ts';

export type { Choice, ChoiceSource };

export interface SearchSelectProps extends ChoiceSource, Partial<FieldControl> {
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  placeholder?: string;
  disabled?: boolean;
  size?: 'm' | 's';
  /** Why the last question failed, and what to do; a general sentence unless given. */
  failure?: string | undefined;
  /** Offers to load the page again instead of asking again: the session has ended (W4). */
  onReload?: (() => void) | undefined;
  'aria-label'?: string;
  ref?: React.Ref<HTMLInputElement>;
}

/** How far Page Up and Page Down go. */
const PAGE = 8;

/**
 * A text box that filters choices as one types (the editable combobox of the ARIA Authoring Practices). The choices are given,
 * up to 10,000 of them, or asked for. Leaving it goes back to the last choice, or to none when the text was emptied. Enter without a
 * choice leaves the text; pressed before the answer it takes the first choice for that very text once it is there.
 */
export function SearchSelect(props: SearchSelectProps) {
  const {
    options,
    search,
    minLength,
    waitMs,
    value,
    onChange,
    placeholder,
    disabled,
    size = 'm',
    failure,
    onReload,
    ref,
    ...field
  } = props;
  useStyles(inputCss);
  useStyles(css);
  const words = useText(uiText);
  const ownId = useId();
  const id = field.id ?? ownId;
  const listId = `${id}-list`;
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  /** What is being typed; null while the text is the choice's own. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** Enter was pressed before the answer to this text. */
  const awaited = useRef(false);
  const close = () => {
    setOpen(false);
    setTyped(null);
    awaited.current = false;
    setActive(-1);
  };
  const choose = (choice: Choice | null | undefined) => {
    close();
    if (choice !== undefined && choice?.value !== value?.value) onChange(choice);
  };
  const { choices, state, retry } = useChoices({ options, search, minLength, waitMs }, typed ?? '', open, ([first]) => {
    if (awaited.current && first) choose(first);
  });

  // the list may have become shorter, or have just arrived
  const current = open ? Math.min(typed && active < 0 ? 0 : active, choices.length - 1) : -1;
  const chosenAt = () => (options && value ? options.findIndex((each) => each.value === value.value) : -1);
  const openList = (at: number) => {
    if (open || disabled) return;
    setOpen(true);
    setActive(at);
  };
  const enter = () => {
    if (state === 'failed') (onReload ?? retry)();
    else if (state === 'loading') awaited.current = true;
    else if (choices[current]) choose(choices[current]);
  };
  const leave = () => {
    if (typed === null) return close();
    if (typed.trim() === '') return choose(null);
    const same = foldText(typed.trim());
    choose(state === 'ready' ? choices.find((each) => foldText(each.label) === same) : undefined);
  };
  const move = (to: number) => {
    if (open) setActive(Math.max(0, Math.min(choices.length - 1, to)));
    else openList(Math.max(0, chosenAt()));
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    // an input method is putting a character together; its keys are not ours
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const act = {
      ArrowDown: () => move(current + 1),
      ArrowUp: () => (event.altKey ? close() : move(current < 0 ? choices.length - 1 : current - 1)),
      PageDown: () => move(current + PAGE),
      PageUp: () => move(current - PAGE),
      Enter: open ? enter : undefined,
      Escape: open || typed !== null ? close : undefined,
    }[event.key];
    if (!act) return;
    event.preventDefault(); // also keeps a dialog around it open on Escape
    act();
  };

  const said = {
    ready: choices.length === 0 ? words.none : words.found(choices.length),
    short: words.tooShort(minLength ?? 2),
    loading: words.searching,
    failed: failure || words.searchFailed,
  }[state];
  const listed = open && state === 'ready' && choices.length > 0;

  return (
    <span ref={box} className={`ui-search ui-${size}`}>
      <input
        type="text"
        part="input"
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...field}
        ref={ref}
        id={id}
        className={`ui-input ui-${size}`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && current >= 0 ? `${listId}-${current}` : undefined}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? value?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          awaited.current = false;
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => prepareSearch(options)}
        onMouseDown={(event) => {
          if (open || event.button !== 0) return;
          event.preventDefault(); // WebKit would put the caret there after the click, and typing would no longer replace the text
          event.currentTarget.focus();
          event.currentTarget.select();
        }}
        onClick={() => openList(chosenAt())}
        onKeyDown={onKeyDown}
        onBlur={(event) => box.current?.contains(event.relatedTarget) || leave()}
      />
      {value && typed === null && !disabled ? (
        <button
          type="button"
          className="ui-search-clear"
          tabIndex={-1}
          aria-label={words.clear}
          onClick={() => choose(null)}
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
          size={size}
          message={state === 'ready' && choices.length > 0 ? '' : said}
          onRetry={state === 'failed' ? retry : undefined}
          onReload={onReload}
          onChoose={choose}
        />
      )}
      <LiveRegion text={open ? said : ''} />
    </span>
  );
}
