export { DateStrip, type StripDay } from './date-strip.tsx';
