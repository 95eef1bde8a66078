export { alert } from './alert.ts';
export { type ConfirmOptions, confirm } from './confirm.ts';
export { copyText } from './copy-text.ts';
export { coverWindow, isPinched, keepPageStill } from './cover-window.ts';
export { endToast } from './one-popup-at-a-time.ts';
export { prepareSweetAlert, sweetAlertToWaitFor } from './load-sweetalert.ts';
export { body, ownDocument } from './popup-root.ts';
export type { Fact, PopupOptions } from './show-popup.ts';
export { type ToastOptions, toast } from './toast.ts';
