import { focusedElement, logError } from '../../page/index.ts';
import { loadPopups } from './load-popups.ts';
import { type ConfirmOptions, type PopupOptions, titleWords } from './popup-options.ts';

/** Shows a message until the person presses the button or Escape. Resolves after the focus has been restored. */
export async function alert(options: PopupOptions): Promise<void> {
  await show('alert', options);
}

/**
 * Asks the person to confirm an action.
 * @returns true only for the confirm button; Escape and a click outside count as no, and so does leaving the page and coming back to it
 */
export const confirm = async (options: ConfirmOptions): Promise<boolean> => (await show('confirm', options)) === true;

/** Shows it above any open dialog. If ours cannot be loaded or does not open, the browser asks. */
async function show(kind: 'alert' | 'confirm', options: PopupOptions): Promise<unknown> {
  const opener = focusedElement();
  try {
    const popups = await loadPopups();
    return await popups[kind](options, opener);
  } catch (error) {
    logError('a popup could not be shown, so the browser asks in its own way.', error);
    const lines = options.facts?.map((fact) => [fact].flat().join(': ')).join('\n');
    const words = [titleWords(options), options.text, lines].filter(Boolean).join('\n\n');
    return options.left?.aborted ? false : window[kind](words);
  }
}
