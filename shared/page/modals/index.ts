export { beforeCopy } from './before-copy.ts';
export { addModal } from './open-modals.ts';
export { followTopModal } from './top-modal-place.ts';
