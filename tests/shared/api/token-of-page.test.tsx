import { userEvent } from 'vitest/browser';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { writePageSettings } from '../../../.storybook/support/page-settings.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

test('the token of the <meta> that the page names goes with what is saved, as it is then', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'csrf-token', content: 'old' });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  writePageSettings({ xsrf_meta: 'csrf-token', xsrf_header: 'X-CSRF-TOKEN' });
  const sent: Array<string | null> = [];
  network.use(
    http.post('/app/admin/fmd/toggle', ({ request }) => {
      sent.push(request.headers.get('X-CSRF-TOKEN'));
      return HttpResponse.json(true);
    }),
  );
  const { widget } = await mountHtml(
    snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: 1, label: 'Ali' } }),
  );
  meta.content = 'new';
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: true });
  expect(sent).toEqual(['new']);
});
