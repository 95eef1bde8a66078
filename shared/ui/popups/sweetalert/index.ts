export { alert } from './alert.ts';
export { confirm } from './confirm.ts';
export { endToast } from './one-popup-at-a-time.ts';
export { body } from './popup-root.ts';
export { toast } from './toast.ts';
