export { default as popoverCss } from './popover.css?inline';
export { useCloseRequest } from './use-close-request.ts';
export { useDismiss } from './use-dismiss.ts';
export { LIST_HEIGHT, type PanelSize, useAnchoredPopover } from './use-anchored-popover.ts';
