import { CacheProvider } from '@emotion/react';
import { type KeyboardEvent, useEffect, useInsertionEffect, useRef, useState } from 'react';
import ReactSelect, {
  type AriaLiveMessages,
  type ClearIndicatorProps,
  components,
  type DropdownIndicatorProps,
  type GroupBase,
  type InputProps,
  type MenuProps,
  type OptionProps,
} from 'react-select';
import { type Choice, isFound } from '../search/index.ts';
import { Icon } from '../content/index.ts';
import { type FieldControl, useTypedText } from '../controls/index.ts';
import { LIST_HEIGHT, popoverCss, useCloseRequest } from '../popover/index.ts';
import { uiText, useStyles } from '../common/index.ts';
import { useText, useUi } from '../base/index.ts';
import { choiceRowCss as rowCss } from '../choice-row/index.ts';
import { emotionCache, emotionSheet } from './emotion-cache.ts';
import css from './select-menu.css?inline';
import { WindowedMenuList } from './windowed-menu-list.tsx';

export interface SelectMenuProps extends Partial<FieldControl> {
  /** Pass the same objects again, because the search text of a choice is computed once. Hints are not shown. */
  options: readonly Choice[];
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  placeholder?: string;
}

/**
 * react-select in our style, under a strict CSP, with its menu inside the widget's own root or the surrounding dialog. Fast with 5,000 choices.
 */
export function SelectMenu(props: SelectMenuProps) {
  const { options, value, onChange, placeholder = '', id } = props;
  useTypedText();
  useStyles(popoverCss, 'ui');
  useStyles(rowCss, 'ui');
  useStyles(css, 'ui');
  const { root } = useUi();
  const words = useText(uiText);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useInsertionEffect(() => {
    if (!root.adoptedStyleSheets.includes(emotionSheet)) root.adoptedStyleSheets.push(emotionSheet);
  }, [root]);
  useEffect(() => {
    root.addEventListener('touchend', keepTouch);
    return () => root.removeEventListener('touchend', keepTouch);
  }, [root]);

  return (
    <CacheProvider value={emotionCache()}>
      {/* outside a modal dialog everything is inert, so the menu must stay inside */}
      <div ref={(element) => setPlace(element?.closest<HTMLElement>('dialog, .dw') ?? null)} onKeyDown={keepFromForm}>
        <ReactSelect<Choice, false>
          unstyled
          className="ui-rs"
          classNames={classNames}
          components={parts}
          options={options}
          value={value}
          onChange={onChange}
          filterOption={({ data }, query) => isFound(data, query)}
          getOptionLabel={(choice) => choice.label}
          getOptionValue={(choice) => choice.value}
          inputId={id}
          aria-invalid={props['aria-invalid']}
          required={false}
          {...{ describedBy: props['aria-describedby'], isNeeded: props['aria-required'] }}
          placeholder={placeholder}
          isClearable
          onKeyDown={leaveEscape}
          menuPlacement="auto"
          menuPosition="fixed"
          menuPortalTarget={place}
          menuShouldScrollIntoView={false}
          maxMenuHeight={LIST_HEIGHT}
          styles={{ menuPortal: (base) => ({ ...base, zIndex: 3 }) }}
          noOptionsMessage={() => words.none}
          screenReaderStatus={({ count }) => words.found(count)}
          ariaLiveMessages={ariaLiveMessages}
        />
      </div>
    </CacheProvider>
  );
}

/** react-select handles every Escape; while its list is closed, the key belongs to the surrounding dialog. */
function leaveEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.currentTarget.querySelector('[aria-expanded=true]')) return;
  event.defaultPrevented = true; // react-select checks this property; the native event is not prevented
}

/** react-select takes every touch that reaches the document for one outside of it: there the target is the host of our shadow root. */
function keepTouch(event: Event): void {
  if (event.target instanceof Element && event.target.closest('.ui-rs, .ui-rs-menu')) event.stopPropagation();
}

/** Without a match, Enter would submit the surrounding form and lose the typed text. */
function keepFromForm(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.value !== '') event.preventDefault();
}

/** Our properties that react-select passes on to its components. */
interface Described {
  describedBy?: string;
  isNeeded?: boolean;
}

function Input(props: InputProps<Choice, false>) {
  // passed to react-select below, which passes on all properties
  const { describedBy, isNeeded } = props.selectProps as Described;
  // react-select passes it to its input, but its types lack it
  const described = [describedBy, (props as { 'aria-describedby'?: string })['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return (
    <components.Input
      {...props}
      aria-haspopup="listbox" // react-select says "true", which means a menu
      aria-describedby={described || undefined}
      aria-required={isNeeded}
      dir="auto"
      enterKeyHint="done"
    />
  );
}

/** The list, which exists only while it is open. */
function Menu(props: MenuProps<Choice, false>) {
  const anchor = useRef<HTMLDivElement>(null);
  useCloseRequest(anchor);
  return (
    <components.Menu {...props}>
      <div ref={anchor}>{props.children}</div>
    </components.Menu>
  );
}

/** An option without react-select's handler of pointer movements, which would render all 5,000 options again. */
function Option(props: OptionProps<Choice, false>) {
  const { onMouseMove: _move, onMouseOver: _over, ...innerProps } = props.innerProps;
  return (
    <components.Option {...props} innerProps={innerProps}>
      <span className="ui-choice-label" dir="auto">
        {props.data.label}
      </span>
    </components.Option>
  );
}

/** Announces only names and counts, so that no sentences need translating. */
const ariaLiveMessages: AriaLiveMessages<Choice, false, GroupBase<Choice>> = {
  guidance: () => '',
  onChange: ({ label }) => label,
  onFilter: ({ resultsMessage }) => resultsMessage,
  onFocus: ({ label }) => label,
};

const DropdownIndicator = (props: DropdownIndicatorProps<Choice, false>) => (
  <components.DropdownIndicator {...props}>
    <Icon name="down" size={18} />
  </components.DropdownIndicator>
);
const ClearIndicator = (props: ClearIndicatorProps<Choice, false>) => (
  <components.ClearIndicator {...props}>
    <Icon name="cross" size={16} />
  </components.ClearIndicator>
);

const parts = {
  Input,
  Menu,
  Option,
  DropdownIndicator,
  ClearIndicator,
  MenuList: WindowedMenuList,
  IndicatorSeparator: null,
};

const classNames = {
  control: ({ isFocused, selectProps }: { isFocused: boolean; selectProps: { 'aria-invalid'?: unknown } }) =>
    ['ui-rs-control', isFocused && 'ui-focused', selectProps['aria-invalid'] && 'ui-invalid'].filter(Boolean).join(' '),
  placeholder: () => 'ui-rs-placeholder',
  clearIndicator: () => 'ui-rs-indicator',
  dropdownIndicator: () => 'ui-rs-indicator',
  menu: () => 'ui-raised ui-rs-menu',
  menuList: () => 'ui-rs-list',
  noOptionsMessage: () => 'ui-rs-message',
  option: ({ isFocused, isSelected }: { isFocused: boolean; isSelected: boolean }) =>
    ['ui-choice', isFocused && 'ui-focused', isSelected && 'ui-selected'].filter(Boolean).join(' '),
};
