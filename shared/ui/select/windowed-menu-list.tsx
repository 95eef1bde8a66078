import { isValidElement, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { components, type MenuListProps, type OptionProps } from 'react-select';
import type { Choice } from './choices.ts';
import { useRowHeight } from './use-row-height.ts';

/** Height of a row, in px. Without hints there is room for two lines of a long name and the ring around the focused one. */
const ROW = 52;
const ROW_WITH_HINT = 62;
const HEIGHT = 320;
/** Rows rendered above and below the visible ones. */
const SPARE = 4;

type Row = ReactElement<OptionProps<Choice, false>>;

/** The rows among the children, or none if react-select passes a message. The list is not copied, because that takes too long with 5,000. */
function rowsOf(children: ReactNode): Row[] {
  const isRow = (child: ReactNode): child is Row => isValidElement<object>(child) && 'isFocused' in child.props;
  // `Array.isArray` only proves any[]
  return Array.isArray(children) ? (children as ReactNode[]).filter(isRow) : [];
}

/** react-select's list. Only the visible rows and the focused one are rendered, so each says its position in the whole list. */
export function WindowedMenuList(props: MenuListProps<Choice, false>) {
  const list = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const rows = rowsOf(props.children);
  const usual = props.options.some((option) => 'hint' in option && option.hint) ? ROW_WITH_HINT : ROW;
  const [row, all] = useRowHeight(usual);
  const focused = rows.findIndex((each) => each.props.isFocused);
  const first = Math.max(0, Math.floor(scrolled / row) - SPARE);
  const last = first + Math.ceil(HEIGHT / row) + 2 * SPARE;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || focused < 0) return;
    const top = focused * row;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + row > element.scrollTop + element.clientHeight) element.scrollTop = top + row - element.clientHeight;
  }, [focused, row]);

  // there are no options, so react-select shows its message
  if (rows.length === 0) return <components.MenuList {...props} />;
  const innerRef = (element: HTMLDivElement | null) => {
    list.current = element;
    if (typeof props.innerRef === 'function') props.innerRef(element);
  };
  const onScroll = (event: React.UIEvent<HTMLDivElement>) => setScrolled(event.currentTarget.scrollTop);
  return (
    <components.MenuList
      {...props}
      innerRef={innerRef}
      maxHeight={Math.min(HEIGHT, props.maxHeight)}
      innerProps={{ ...props.innerProps, onScroll }}
    >
      <div ref={all} className="ui-rs-all" style={{ blockSize: rows.length * row }}>
        {rows.map((each, at) =>
          (at >= first && at < last) || at === focused ? (
            <div key={each.key} className="ui-rs-row" style={{ insetBlockStart: at * row, blockSize: row }}>
              {/* not cloneElement, which the Preact flavour would have to ship to every page */}
              <each.type
                {...each.props}
                innerProps={{ ...each.props.innerProps, 'aria-setsize': rows.length, 'aria-posinset': at + 1 }}
              />
            </div>
          ) : null,
        )}
      </div>
    </components.MenuList>
  );
}
