export { beforeCopy } from './before-copy.ts';
export { followTopModal } from './follow-top-modal.ts';
