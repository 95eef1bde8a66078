export { SelectMenu } from './select-menu.tsx';
