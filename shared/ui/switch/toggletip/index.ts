export { StatusToggletip } from './status-toggletip.tsx';
