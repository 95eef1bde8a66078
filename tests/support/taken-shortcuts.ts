/** What browsers do by keys: Back and Forward, the start page, the ends of a page, zoom. */
const SHORTCUTS: KeyboardEventInit[] = [
  { key: 'ArrowLeft', altKey: true },
  { key: 'ArrowRight', metaKey: true },
  { key: 'Home', altKey: true },
  { key: 'End', ctrlKey: true },
  { key: 'PageDown', ctrlKey: true },
  { key: '+', ctrlKey: true },
  { key: '-', metaKey: true },
];

/** The browser's shortcuts that a control keeps for itself; there should be none. */
export const takenShortcuts = (control: Element): string[] =>
  SHORTCUTS.flatMap((init) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true });
    const { altKey, ctrlKey, key } = event;
    return control.dispatchEvent(event) ? [] : [`${altKey ? 'Alt' : ctrlKey ? 'Ctrl' : 'Cmd'}+${key}`];
  });
