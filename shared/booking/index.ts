export { default as frameCss } from './frame.css?inline';
export { type Moment, hasBegun, hasBegunAt, momentOf } from './moment.ts';
export { NameList } from './name-list.tsx';
export { useMoment } from './use-moment.ts';
