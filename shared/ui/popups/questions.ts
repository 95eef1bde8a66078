import { focusedElement, logError } from '../../page/index.ts';
import { type Popups, loadPopups } from './load-popups.ts';
import { type ConfirmOptions, type PopupOptions, titleWords } from './popup-options.ts';

/** Shows a message until the person presses the button or Escape. Resolves after the focus has been restored. */
export async function alert(options: PopupOptions): Promise<void> {
  await orByBrowser(
    options,
    ({ alert: show }, opener) => show(options, opener),
    (words) => window.alert(words), // oxlint-disable-line no-alert -- the fallback when our popups cannot be loaded
  );
}

/**
 * Asks the person to confirm an action.
 * @returns true only for the confirm button; Escape and a click outside count as no, and so does leaving the page and coming back to it
 */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  const answer = await orByBrowser(
    options,
    ({ confirm: show }, opener) => show(options, opener),
    (question) => window.confirm(question), // oxlint-disable-line no-alert -- as above
  );
  return answer === true;
}

/** Shows it above any open dialog, with a dialog of the browser if ours cannot be loaded or does not open. */
async function orByBrowser<Answer>(
  { left, facts = [], ...options }: PopupOptions,
  show: (popups: Popups, opener: HTMLElement | null) => Promise<Answer>,
  byBrowser: (words: string) => Answer,
): Promise<Answer | undefined> {
  const opener = focusedElement();
  try {
    return await show(await loadPopups(), opener);
  } catch (error) {
    logError('a popup could not be shown, so the browser asks in its own way.', error);
    const lines = facts.map((fact) => [fact].flat().join(': ')).join('\n');
    return left?.aborted
      ? undefined
      : byBrowser([titleWords(options), options.text, lines].filter(Boolean).join('\n\n'));
  }
}
