export { NoteEditor } from './note-editor.tsx';
export { SaveMark, SaveNotices, useRefusal } from './save-feedback.tsx';
export { savingText } from './saving.text.ts';
export { useDraft } from './use-draft.ts';
export { busyWhile, useEditDialogs } from './use-edit-dialogs.ts';
export { useSave } from './use-save.ts';
