import { CacheProvider } from '@emotion/react';
import { type KeyboardEvent, useInsertionEffect, useState } from 'react';
import ReactSelect, {
  type AriaLiveMessages,
  components,
  type GroupBase,
  type InputProps,
  type OptionProps,
} from 'react-select';
import { foldText, searchWords } from '../../lib/fold-text.ts';
import type { Choice } from '../choices.ts';
import type { FieldControl } from '../field.tsx';
import { useStyles } from '../styles.ts';
import { useText } from '../text.ts';
import { useUi } from '../ui-context.ts';
import { uiText } from '../ui.text.ts';
import { emotionCache, emotionSheet } from './emotion-cache.ts';
import css from './select-menu.css?inline';
import { WindowedMenuList } from './windowed-menu-list.tsx';

export interface SelectMenuProps extends Partial<FieldControl> {
  /** Keep the list the same object; its search texts are made once per choice. */
  options: readonly Choice[];
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  onBlur?: () => void;
}

const searchTexts = new WeakMap<Choice, string>();

function searchTextOf(choice: Choice): string {
  let text = searchTexts.get(choice);
  if (text === undefined) {
    text = foldText(choice.hint ? `${choice.label}\n${choice.hint}` : choice.label);
    searchTexts.set(choice, text);
  }
  return text;
}

/** react-select asks for each of 5,000 choices; the query's words are the same for all of them. */
let asked = { input: '', words: [] as string[] };

function matches({ data }: { data: Choice }, input: string): boolean {
  if (asked.input !== input) asked = { input, words: searchWords(input) };
  return asked.words.every((word) => searchTextOf(data).includes(word));
}

/** react-select in our look, under a strict CSP, its menu inside the widget's own root or the dialog around it. 5,000 choices stay quick. */
export function SelectMenu(props: SelectMenuProps) {
  const { options, value, onChange, placeholder = '', disabled = false, id, onBlur } = props;
  useStyles(css);
  const { root } = useUi();
  const words = useText(uiText);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useInsertionEffect(() => {
    if (!root.adoptedStyleSheets.includes(emotionSheet)) root.adoptedStyleSheets.push(emotionSheet);
  }, [root]);

  return (
    <CacheProvider value={emotionCache()}>
      {/* inside a modal dialog everything else of the page is inert, so the menu has to stay inside too */}
      <div ref={(element) => setPlace(element?.closest<HTMLElement>('dialog, .dw') ?? null)} onKeyDown={keepFromForm}>
        <ReactSelect<Choice, false>
          unstyled
          className="ui-rs"
          classNames={classNames}
          components={parts}
          options={options}
          value={value}
          onChange={onChange}
          filterOption={matches}
          getOptionLabel={(choice) => choice.label}
          getOptionValue={(choice) => choice.value}
          inputId={id}
          aria-label={props['aria-label']}
          aria-invalid={props['aria-invalid']}
          required={false}
          {...{ describedBy: props['aria-describedby'], isNeeded: props['aria-required'] }}
          placeholder={placeholder}
          isDisabled={disabled}
          isClearable
          onBlur={onBlur}
          onKeyDown={leaveEscape}
          menuPlacement="auto"
          menuPosition="fixed"
          menuPortalTarget={place}
          menuShouldScrollIntoView={false}
          maxMenuHeight={320}
          styles={{ menuPortal: (base) => ({ ...base, zIndex: 3 }) }}
          noOptionsMessage={() => words.none}
          screenReaderStatus={({ count }) => words.found(count)}
          ariaLiveMessages={said}
        />
      </div>
    </CacheProvider>
  );
}

/** react-select takes every Escape for its own; with its list closed it is for the dialog around it. */
function leaveEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || (event.target as Element).getAttribute('aria-expanded') === 'true') return;
  event.defaultPrevented = true; // this is what it asks; the browser's own event is not prevented
}

/** Enter that chooses nothing, because nothing is found, would send the form around it, and what was typed would be gone. */
function keepFromForm(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.value !== '') event.preventDefault();
}

/** What react-select hands on to its parts besides its own properties. */
interface Described {
  describedBy?: string;
  isNeeded?: boolean;
}

function Input(props: InputProps<Choice, false>) {
  const { describedBy, isNeeded } = props.selectProps as Described;
  const described = [describedBy, (props as { 'aria-describedby'?: string })['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return <components.Input {...props} aria-describedby={described || undefined} aria-required={isNeeded} dir="auto" />;
}

/** Without react-select's own answer to every movement of the pointer, which would build all 5,000 options again. */
function Option(props: OptionProps<Choice, false>) {
  const { onMouseMove: _move, onMouseOver: _over, ...innerProps } = props.innerProps;
  const { label, hint } = props.data;
  return (
    <components.Option {...props} innerProps={innerProps}>
      <span className="ui-choice-label" dir="auto">
        {label}
      </span>
      {hint && (
        <span className="ui-choice-hint" dir="auto">
          {hint}
        </span>
      )}
    </components.Option>
  );
}

/** Without words of a language of its own: the names and counts are enough. */
const said: AriaLiveMessages<Choice, false, GroupBase<Choice>> = {
  guidance: () => '',
  onChange: ({ label }) => label,
  onFilter: ({ resultsMessage }) => resultsMessage,
  onFocus: ({ label }) => label,
};

const parts = { Input, Option, MenuList: WindowedMenuList, IndicatorSeparator: null };

const classNames = {
  control: ({
    isFocused,
    isDisabled,
    selectProps,
  }: {
    isFocused: boolean;
    isDisabled: boolean;
    selectProps: { 'aria-invalid'?: unknown };
  }) =>
    [
      'ui-rs-control',
      isFocused && 'ui-focused',
      isDisabled && 'ui-disabled',
      selectProps['aria-invalid'] && 'ui-invalid',
    ]
      .filter(Boolean)
      .join(' '),
  placeholder: () => 'ui-rs-placeholder',
  clearIndicator: () => 'ui-rs-indicator',
  dropdownIndicator: () => 'ui-rs-indicator',
  menu: () => 'ui-rs-menu',
  noOptionsMessage: () => 'ui-rs-message',
  option: ({ isFocused, isSelected }: { isFocused: boolean; isSelected: boolean }) =>
    ['ui-rs-option', isFocused && 'ui-focused', isSelected && 'ui-selected'].filter(Boolean).join(' '),
};
