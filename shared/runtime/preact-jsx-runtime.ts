// chunk: core
import type { VNode } from 'preact';
import { Fragment, jsx as createVNode } from 'preact/jsx-runtime';

type Create = (type: unknown, props: Record<string, unknown>, key?: string) => VNode<Record<string, unknown>>;

// Preact's type has an overload for each kind of element; this code treats them alike
const createAny = createVNode as unknown as Create;

/**
 * Shows a list or a checkbox as the widget has it after the person's choice, as React does: where the choice was refused, nothing is rendered
 * that would correct it. Not for fields of text, whose caret would jump, nor for radio buttons, of which the browser changes two at once.
 */
function controlled(type: unknown, props: Record<string, unknown>): Record<string, unknown> {
  const { onChange } = props;
  const shown = type === 'select' ? 'value' : props.type === 'checkbox' ? 'checked' : '';
  if (props[shown] === undefined || typeof onChange !== 'function') return props;
  return {
    ...props,
    onChange(event: Event & { currentTarget: object }) {
      const field = event.currentTarget; // null once the event is over
      onChange(event);
      Reflect.set(field, shown, props[shown]);
    },
  };
}

/**
 * Replaces `react/jsx-runtime` in the Preact flavour. As in React, an element whose only child is a text gets it as `textContent`. Preact
 * itself would keep a text node, and continue to write into it after a page translator has replaced it.
 */
const create: Create = (type, given, key) => {
  const props = controlled(type, given);
  const { children, ...others } = props;
  const isText = typeof children === 'string' || typeof children === 'number';
  // inside SVG, Preact would write the property as an attribute
  if (!isText || typeof type !== 'string' || /^(text|tspan|title|desc)$/.test(type)) return createAny(type, props, key);
  const vnode = createAny(type, others, key);
  vnode.props.textContent = children; // set afterwards, because preact/compat would turn it into an attribute
  return vnode;
};
export { Fragment, create as jsx, create as jsxs };
