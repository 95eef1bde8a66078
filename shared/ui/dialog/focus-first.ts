const FIELDS = 'input:not([type=hidden], [readonly]), select, textarea:not([readonly])';
/** Fields that may stay empty, and bring up the keyboard of a phone. */
const OPTIONAL_TEXT = ':read-write:not([required], [aria-required=true])';

/**
 * Focuses what comes first in a dialog that has just opened: the first field that can be changed, or the title when that is missing, need not be
 * filled in or is below what is in sight.
 * @param initial instead of the first field
 */
export function focusFirst(dialog: HTMLDialogElement, initial: HTMLElement | null | undefined): void {
  const field = dialog.querySelector<HTMLElement>(`.ui-dialog-body :is(${FIELDS}):not(:disabled)`);
  const wanted = initial ?? (field?.matches(OPTIONAL_TEXT) ? null : field);
  const first =
    wanted && isInSight(wanted, dialog) ? wanted : (dialog.querySelector<HTMLElement>('.ui-dialog-title') ?? field);
  first?.focus({ preventScroll: true });
  // selects the text as the Tab key does, so that typing replaces it
  if (first instanceof HTMLInputElement) first.select();
}

/** Whether an element is visible with the dialog scrolled to its top. A dialog opens there, so that its title is read first. */
function isInSight(element: HTMLElement, dialog: HTMLDialogElement): boolean {
  const box = dialog.querySelector('.ui-dialog-inner') ?? dialog;
  // browsers may restore the scroll position of the last time it was open
  box.scrollTo(0, 0);
  const bar = dialog.querySelector('.ui-dialog-actions:not([hidden])') ?? undefined;
  const end = Math.min(box.getBoundingClientRect().bottom, bar?.getBoundingClientRect().top ?? Infinity);
  return element.getBoundingClientRect().bottom <= end;
}
