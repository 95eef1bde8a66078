export { Dialog, type DialogProps } from './dialog.tsx';
export { useModal } from './use-modal.ts';
export { usePicture } from './use-picture.ts';
