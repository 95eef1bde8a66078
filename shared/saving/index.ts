export { NoteEditor } from './note-editor.tsx';
export { SaveMark, SaveNotices, useRefusal } from './save-feedback.tsx';
export { savingText } from './saving.text.ts';
export { unsavedDraft } from './unsaved-draft.ts';
export { useAnsweredOf } from './use-answered-of.ts';
export { busyWhile, useEditDialogs } from './use-edit-dialogs.ts';
export { useSave } from './use-save.ts';
export { useSavedElsewhere } from './use-saved-elsewhere.ts';
