export { useAnsweredValue } from './use-answered-value.ts';
