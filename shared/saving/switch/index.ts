export { SavedSwitch } from './saved-switch.tsx';
export { useAnswered } from './use-answered.ts';
