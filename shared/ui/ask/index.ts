export { useDialogs } from './use-dialogs.ts';
export { useToastOrStatus } from './use-toast-or-status.tsx';
