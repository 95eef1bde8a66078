export { DayCalendar } from './day-calendar.tsx';
