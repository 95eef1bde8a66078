export { useDialogs } from './use-dialogs.ts';
