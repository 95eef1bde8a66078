export { QuietToggletip } from './quiet-toggletip.tsx';
