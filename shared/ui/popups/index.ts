export { copyText } from './copy-text.ts';
export { coverWindow, isPinched, keepPageStill } from './cover-window.ts';
export { popupsToWaitFor, preparePopups } from './load-popups.ts';
export { type ConfirmOptions, type Fact, type PopupOptions, type ToastOptions, titleWords } from './popup-options.ts';
export { alert, confirm } from './questions.ts';
export { endToast, toast } from './toast.ts';
