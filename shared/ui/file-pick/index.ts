export { FilePick } from './file-pick.tsx';
