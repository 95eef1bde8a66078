export { useKeptForReturn, useRestored } from './kept-for-return.ts';
export { readAgain } from './read-again.ts';
export { useDialogLoad } from './use-dialog-load.ts';
export { useKeptDraft } from './use-kept-draft.ts';
export { useReloadWith } from './use-reload-with.ts';
