export { check } from './check.ts';
