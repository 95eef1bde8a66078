export { beforeCopy } from './before-copy.ts';
export { followTopModal } from './top-modal-place.ts';
