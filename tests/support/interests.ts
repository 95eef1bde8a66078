import { http, HttpResponse } from 'msw';
import { mockedDay } from './mocked-day.ts';
import { mountHtml } from './mount-html.ts';
import { network } from './network.ts';

/** The calls for the interests in courses, of 31 days and of one. */
export const SUMMARY = '/app/academy/interest/calendar-summary';
export const DETAIL = '/app/academy/interest/calendar-detail/:date';

export const interestHtml = '<div data-widget="interest-calendar"></div>';

/**
 * A calendar of interests in the morning of this day.
 * @param summary the server's answer, by date; without one it is that of the mocks
 * @param width of its place, in px; without one it has the page's
 */
export function interestCalendar(day: string, summary?: object, width?: number): ReturnType<typeof mountHtml> {
  mockedDay(`${day}T09:00:00+08:00`);
  if (summary) network.use(http.get(SUMMARY, () => HttpResponse.json(summary)));
  return mountHtml(width === undefined ? interestHtml : `<div style="width: ${width}px">${interestHtml}</div>`);
}
