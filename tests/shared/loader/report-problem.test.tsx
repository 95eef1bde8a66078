import { afterEach, expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { callAny } from '../../../shared/api/call.ts';
import { apprenticeAttachment } from '../../../shared/contract/calls/apprentice.ts';
import { roomPeople } from '../../../shared/contract/calls/session-booking.ts';
import { toggleAtRoute } from '../../../shared/contract/calls/toggles.ts';
import { reportProblem } from '../../../shared/loader/follow/report-problem.ts';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

const reported: Array<{ target: EventTarget | null; detail: unknown }> = [];
const listen = (event: Event): void =>
  void reported.push({ target: event.target, detail: (event as CustomEvent).detail });
document.addEventListener('dw:problem', listen);
afterEach(() => void reported.splice(0));

test('a switch that could not be saved dispatches dw:problem on its element, without personal data', async () => {
  expectConsoleError(/a switch could not be saved/);
  network.use(
    http.post('/app/admin/fmd/toggle', () => HttpResponse.json({ message: 'Ali binti Abu' }, { status: 500 })),
  );
  const { widget, element } = await mountHtml(
    '<span data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-label="Ali">No</span>',
  );
  await userEvent.click(widget.getByRole('switch', { name: 'Ali' }));
  await expect.poll(() => reported).toHaveLength(1);
  expect(reported[0]).toEqual({
    target: element,
    detail: {
      kind: 'server',
      call: 'POST /app/admin/fmd/toggle',
      status: 500,
      widget: 'yes-no-toggle',
      version: 'dev',
      fatal: false,
    },
  });
});

test.each([
  [apprenticeAttachment, { attachment: 'siti-aminah' }, 'GET /app/admin/apprentice-attachment/…'],
  [roomPeople, { roomId: '3', date: '2026-11-23' }, 'GET /app/room-people/…/…'],
  [toggleAtRoute, { route: '/app/dealers/ahmad_bin_ali/toggle' }, 'POST /app/…'],
  [toggleAtRoute, { route: '/ahmad_bin_ali' }, 'POST /…'],
])('no id or name in the path of a call is reported: $path', async (endpoint, params, shown) => {
  const failing = () => new HttpResponse(null, { status: 503 });
  network.use(http.all('/app/*', failing), http.all('/ahmad_bin_ali', failing));
  const error: unknown = await callAny(endpoint, { params }).catch((reason: unknown) => reason);
  // the console's sentence has them
  expect(String(error)).toContain(Object.values(params)[0]);
  reportProblem([error]);
  expect(reported[0]).toMatchObject({
    target: document,
    detail: { kind: 'server', call: shown, status: 503, widget: undefined },
  });
});

const PLACES = 'core-3A91F0.js:1:20693 loader.js:1:3171 ~follow-06D52B.js:12:4';

test.each([
  [
    'Chromium',
    `TypeError: Aminah's data
    at Module.le (https://host.example/widgets/chunks/core-3A91F0.js?2:1:20693)
    at async https://host.example/widgets/loader.js:1:3171
    at host (https://host.example/app.js:7:1)
    at ~follow (https://host.example/widgets/chunks/~follow-06D52B.js:12:4)`,
  ],
  [
    'Firefox and Safari',
    `le@https://host.example/widgets/chunks/core-3A91F0.js?2:1:20693
@https://host.example/widgets/loader.js:1:3171
host@https://host.example/app.js:7:1
~follow@https://host.example/widgets/chunks/~follow-06D52B.js:12:4`,
  ],
])('a failure that is nobody’s call says where in our files it happened, and no more of its stack: %s', (_, stack) => {
  reportProblem([Object.assign(new TypeError('Aminah'), { stack })]);
  expect(reported[0]).toMatchObject({ detail: { kind: 'failed', at: PLACES } });
});

test('each widget is measured, the newest of its name: found, loaded', async () => {
  performance.clearMeasures();
  const faq = '<div data-widget="faq-item" data-question="Bila?" data-answer="Esok."></div>';
  await mountHtml(`${faq}${faq}<div data-widget="note-block" data-note="x"></div>`);
  const names = () => performance.getEntriesByType('measure').map(({ name }) => name.replace('dealer-widgets ', ''));
  await expect
    .poll(() => names().toSorted())
    .toEqual(['faq-item: found', 'faq-item: loaded', 'note-block: found', 'note-block: loaded']);
});
