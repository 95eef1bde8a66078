/** The yardstick for mounting: what somebody would write by hand. No shadow roots, no styles, no checks: a root for each element. */
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Map<HTMLElement, Root>();

function Switch({ element, isOn, label }: { element: HTMLElement; isOn: boolean; label: string | undefined }) {
  useEffect(() => {
    element.dispatchEvent(new CustomEvent('dw:ready', { bubbles: true })); // the event that widgets dispatch
  }, [element]);
  const toggle = (): void => element.setAttribute('data-value', isOn ? '0' : '1');
  return (
    <button type="button" role="switch" aria-checked={isOn} aria-label={label} onClick={toggle}>
      {isOn ? 'Yes' : 'No'}
    </button>
  );
}

function show(element: HTMLElement): void {
  const { value, label } = element.dataset;
  let root = roots.get(element);
  if (!root) roots.set(element, (root = createRoot(element)));
  root.render(<Switch element={element} isOn={value === '1'} label={label} />);
}

const SELECTOR = '[data-widget]';
document.querySelectorAll<HTMLElement>(SELECTOR).forEach(show);
new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records)
    if (type === 'attributes') show(target as HTMLElement);
    else
      for (const node of addedNodes)
        if (node instanceof HTMLElement && !node.closest('button'))
          node.querySelectorAll<HTMLElement>(SELECTOR).forEach(show);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-value'] });
