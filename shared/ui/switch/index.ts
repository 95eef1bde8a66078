export { StatusMark, type StatusMarkProps } from './status-mark.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export { useCell } from './use-cell.ts';
export { useStillWorking } from './use-still-working.ts';
