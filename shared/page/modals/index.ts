export { beforeCopy } from './before-copy.ts';
export { MODAL_CHANGED, followTopModal } from './follow-top-modal.ts';
