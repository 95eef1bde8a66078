export { EmptyState } from './empty-state.tsx';
export { ErrorNotice, type ErrorNoticeProps } from './error-notice.tsx';
export { LiveRegion, useAnnouncement } from './live-region.tsx';
export { Notice } from './notice.tsx';
export { ProgressBar, ProgressTrack } from './progress-bar.tsx';
export { Skeleton } from './skeleton.tsx';
export { Status } from './status.tsx';
