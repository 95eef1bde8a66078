import { onTestFinished } from 'vitest';
import { isElement } from '../../shared/page/dom/native-dom.ts';

/** What the live regions of a widget announce from now on, in order. */
export function announcedIn(root: Node): string[] {
  const announced: string[] = [];
  const observer = new MutationObserver((records) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) {
        const region = (isElement(node) ? node : node.parentElement)?.closest('[role=status], [role=alert]');
        if (region) regions.add(region);
      }
    for (const { isConnected, textContent } of regions) if (isConnected && textContent) announced.push(textContent);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return announced;
}
