import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { snippet } from './snippet.ts';
import { unanswered } from './unanswered.ts';

interface Network {
  msw: { use(...handlers: HttpHandler[]): void };
}

/** The stories that every calendar of the server's data has. @param path where the data of its cells comes from */
export function calendarStories(widget: string, path: string) {
  const html = snippet(widget, { children: `The ${widget.replace('-', ' ')} appears here.` });
  const phone = { args: { html: `<div style="max-width: 320px">${html}</div>` } };
  const desktop = { args: { html } };
  const answering = (answer: HttpResponseResolver) => ({
    beforeEach: ({ msw }: Network) => msw.use(http.get(path, answer)),
  });
  return {
    phone,
    desktop,
    malayDark: { ...desktop, globals: { theme: 'dark', locale: 'ms' } },
    loading: { ...desktop, ...unanswered((answer) => http.get(path, answer)) },
    empty: answering(() => HttpResponse.json([])),
    failed: {
      ...desktop,
      ...answering(() => new HttpResponse(null, { status: 403 })),
      parameters: { consoleErrors: ['status of 403'] },
    },
  };
}
