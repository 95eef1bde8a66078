export { Icon, type IconName, iconNames } from './icon.tsx';
export { IntoView, useIntoView } from './into-view.tsx';
export { LongText } from './long-text.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
