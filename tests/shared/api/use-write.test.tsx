import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { call } from '../../../shared/api/call.ts';
import { errorText } from '../../../shared/api/error-text.ts';
import { useWrite } from '../../../shared/api/queries/use-write.ts';
import { saveMentorNote } from '../../../shared/contract/empire.ts';
import { network } from '../../support/network.ts';

function Note() {
  const { start, isPending, data, error } = useWrite({
    mutationFn: (note: string) => call(saveMentorNote, { request: { note, report_card_id: '7' } }),
  });
  return (
    <>
      <button onClick={() => start('good')}>Save</button>
      <p role="status">{isPending ? 'saving' : error ? errorText(error, 'en') : data}</p>
    </>
  );
}

/** A server that answers when it is told to. */
function slowServer() {
  const answers: ((response: Response) => void)[] = [];
  network.use(http.post('/app/empire/note', () => new Promise<Response>((resolve) => answers.push(resolve))));
  return answers;
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Note />
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: 'Save' });
}

it('makes one request for ten fast clicks, and another after the answer (W8)', async () => {
  const answers = slowServer();
  const button = show();
  for (let clicks = 0; clicks < 10; clicks++) button.click();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!(HttpResponse.json({ note: 'first' }));
  await screen.findByText('first');
  button.click();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(HttpResponse.text('second'));
  await screen.findByText('second');
  expect(answers).toHaveLength(2);
});

it('shows a failure, sends nothing again by itself, and can be started again (W4)', async () => {
  const answers = slowServer();
  const button = show();
  button.click();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!(new HttpResponse(null, { status: 500 }));
  await screen.findByText(/^The server has a problem\. It is not known whether/);
  expect(answers).toHaveLength(1);
  button.click();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(HttpResponse.error());
  await screen.findByText(/^The connection failed before the answer came\. It is not known whether/);
});
