export { NoteEditor } from './note-editor.tsx';
export { SaveMark, SaveNotices, useRefusal } from './save-feedback.tsx';
export { savingText } from './saving.text.ts';
export { useDraft } from './use-draft.ts';
export { useEditQuestion } from './use-edit-question.tsx';
export { useSave } from './use-save.ts';
