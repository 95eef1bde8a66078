import { importChunk, prefetch } from './chunks.ts';
import { table } from './table.ts';

type Copy = (target: string | Element, kind: 'button' | 'element') => Promise<boolean>;

/** The helper's chunk. It is no widget: `~` keeps it out of the names a template may write. */
const CHUNK = '~copy';

/** Serves `<button data-copy="#id">` anywhere on the page and returns `DealerWidgets.copy`. Its code is fetched on the first sign of intent. */
export function installCopy(): (target: string | Element) => Promise<boolean> {
  const copy: Copy = async (target, kind) => {
    const module = (await importChunk(CHUNK)) as { copy: Copy };
    return module.copy(target, kind);
  };
  const on = (type: string, react: (button: HTMLElement, event: Event) => void): void =>
    document.addEventListener(type, (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>('[data-copy]');
      if (button && table.has(CHUNK)) react(button, event);
    });
  on('pointerover', () => prefetch(CHUNK));
  on('focusin', () => prefetch(CHUNK));
  on('click', (button, event) => {
    event.preventDefault();
    copy(button.dataset.copy!, 'button').catch(console.error);
  });
  return (target) => copy(target, 'element');
}
