export { fixedElements } from './trusted-types.ts';
