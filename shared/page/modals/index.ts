export { beforeCopy } from './before-copy.ts';
export { addModal, lastModal, onTopModalChange } from './open-modals.ts';
export { followTopModal } from './top-modal-place.ts';
