export { SavedSwitch } from './saved-switch.tsx';
