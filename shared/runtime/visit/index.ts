export { useDialogLoad } from './use-dialog-load.ts';
export { LightboxPlace, useLightbox } from './use-lightbox.tsx';
export { useKeptState } from './use-kept-state.ts';
export { useReloadWith } from './use-reload-with.ts';
