import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { components, type MenuListProps, type OptionProps } from 'react-select';
import { type Choice, useChoicesInSight } from '../search/index.ts';
import { LIST_HEIGHT } from '../popover/index.ts';

type Row = ReactElement<OptionProps<Choice, false>>;

/** The rows among the children, or none if react-select passes a message. The list is not copied, because that takes too long with 5,000. */
function rowsOf(children: ReactNode): Row[] {
  const isRow = (child: ReactNode): child is Row => isValidElement<object>(child) && 'isFocused' in child.props;
  // `Array.isArray` only proves any[]
  return Array.isArray(children) ? (children as ReactNode[]).filter(isRow) : [];
}

/** react-select's list. Only the visible rows and the focused one are rendered, so each says its position in the whole list. */
export function WindowedMenuList(props: MenuListProps<Choice, false>) {
  const rows = rowsOf(props.children);
  const focused = rows.findIndex((each) => each.props.isFocused);
  const { row, first, end, all, onScroll } = useChoicesInSight({
    count: rows.length,
    hasHints: false,
    active: focused,
    list: props.selectProps.inputValue,
  });

  // there are no options, so react-select shows its message
  if (rows.length === 0) return <components.MenuList {...props} />;
  return (
    <components.MenuList
      {...props}
      maxHeight={Math.min(LIST_HEIGHT, props.maxHeight)}
      innerProps={{ ...props.innerProps, onScroll }}
    >
      <div ref={all} className="ui-choices-all" style={{ blockSize: rows.length * row }}>
        {rows.map((each, at) =>
          (at >= first && at < end) || at === focused ? (
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
