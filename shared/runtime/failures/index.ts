export { errorText, isReloadOffered, isSessionEnded, mayBeDone, onlyReloadHelps } from './error-text.ts';
export { FailureNotice } from './failure-notice.tsx';
