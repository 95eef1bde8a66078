export { MonthPicker } from './month-picker.tsx';
export { MonthRange } from './month-range.tsx';
