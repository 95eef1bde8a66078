export { endToast } from './one-popup-at-a-time.ts';
export { body } from './popup-root.ts';
export { alert, confirm } from './show-modal.ts';
export { toast } from './toast.ts';
