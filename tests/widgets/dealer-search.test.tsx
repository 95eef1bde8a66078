import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';

const html = (json: object = {}): string =>
  `<form>${snippet('dealer-search', { json: { name: 'user_id', ...json }, children: 'Dealer' })}<button>Save</button></form>`;
const SEARCH = '*/api/search-dealers';

async function mount(json?: object) {
  const { place, widget } = await mountHtml(html(json));
  const form = place.querySelector('form')!;
  const box: HTMLInputElement = widget.getByRole('combobox', { name: /Dealer/ });
  const options = (): Array<string | null> =>
    widget.queryAllByRole('option').map(({ textContent }: HTMLElement) => textContent);
  return { place, form, widget, box, options, posted: () => new FormData(form).get('user_id') };
}

/** Answers the search with the result of `answer`, and records the queries. */
function answering(answer: (q: string) => Response | Promise<Response>): string[] {
  const requests: string[] = [];
  network.use(
    http.get(SEARCH, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      requests.push(q);
      return answer(q);
    }),
  );
  return requests;
}
const found = (...names: string[]): Response =>
  HttpResponse.json(
    names.map((name, index) => ({ user_id: index + 1, pg_code: `PG1000${index}`, name, team: { name: 'G100' } })),
  );

test('of two dealers with one name, the chosen one is told by PG code and team, seen and read aloud', async () => {
  answering(() => found('Nur Aisyah', 'Nur Aisyah'));
  const { widget, box } = await mount();
  await userEvent.type(box, 'nur');
  await userEvent.click(await widget.findByRole('option', { name: /PG10001/ }));
  expect(box.value).toBe('Nur Aisyah');
  expect(widget.getByText('PG10001 · G100')).toBeVisible();
  expect(box).toHaveAccessibleDescription('PG10001 · G100');
});

test('somebody whom the server lists twice is listed twice, however the answers change', async () => {
  const twice = (q: string) =>
    HttpResponse.json(['G100', `Kencana ${q}`].map((team) => ({ user_id: 5, pg_code: 'PG10005', name: 'Nur', team })));
  answering(twice);
  const { box, options } = await mount();
  for (const q of ['nu', 'nur']) {
    await userEvent.fill(box, q);
    await expect.poll(options).toEqual(['NurPG10005 · G100', `NurPG10005 · Kencana ${q}`]);
  }
});

test('a value that is only an id is shown as one, unless the page passes its name', async () => {
  expect((await mount({ value: 3 })).box.value).toBe('ID 3');
  const { box, posted, form } = await mount({ value: 3, value_label: 'Siti Aminah' });
  expect(box.value).toBe('Siti Aminah');
  await userEvent.click(box);
  await userEvent.keyboard('{Escape}');
  form.reset();
  expect(posted()).toBe('3');
  expect(box.value).toBe('Siti Aminah');
});

test('a page that writes the choice back leaves its name and the focus; another value is another choice', async () => {
  answering(() => found('Siti Aminah'));
  const { box, place, widget } = await mount();
  const element = place.querySelector<HTMLElement>('[data-widget]')!;
  place.addEventListener('dw:change', () => (element.dataset.value = '1'));
  await userEvent.type(box, 'siti{Enter}');
  await expect.poll(() => element.dataset.value).toBe('1');
  expect(box).toHaveValue('Siti Aminah');
  expect(focusedElement()).toBe(box);
  await userEvent.type(box, 'x');
  element.dataset.value = '9';
  await expect.poll(() => (widget.getByRole('combobox') as HTMLInputElement).value).toBe('ID 9');
});

test('leaving the box takes the dealer whose whole name was typed, but none of two with the same name', async () => {
  const named = (user_id: number, name: string) => ({ user_id, pg_code: `PG1000${user_id}`, name, team: 'G100' });
  answering((q) => HttpResponse.json(q === 'aminah' ? [named(3, 'Aminah')] : [named(1, 'Ahmad'), named(2, 'Ahmad')]));
  const { box, options, posted } = await mount();
  await userEvent.type(box, 'ahmad');
  await expect.poll(options).toHaveLength(2);
  await userEvent.tab();
  await expect.poll(() => box.value).toBe('');
  expect(posted()).toBe('');
  await userEvent.type(box, 'aminah');
  await expect.poll(options).toHaveLength(1);
  await userEvent.tab();
  await expect.poll(posted).toBe('3');
});

/** Mounts a search whose first answer is a failure, with the focus on the retry button. */
async function failedSearch() {
  expectConsoleError(/dealers could not be searched/);
  let broken = true;
  answering(() => (broken ? new HttpResponse(null, { status: 500 }) : found('Siti')));
  const mounted = await mount();
  await userEvent.fill(mounted.box, 'siti');
  const retry = (): HTMLElement | null => mounted.widget.queryByRole('button', { name: 'Try again' });
  await expect.poll(retry).toBeVisible();
  expect(mounted.box.value).toBe('siti');
  broken = false;
  await userEvent.tab();
  expect(focusedElement()).toBe(retry());
  return { ...mounted, retry };
}

test('a retry by keyboard leaves the focus in the box, whose keys go through the list that comes', async () => {
  const { box, options, posted } = await failedSearch();
  await userEvent.keyboard('{Enter}');
  expect(focusedElement()).toBe(box);
  await expect.poll(options).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(posted()).toBe('1');
});

test('leaving a failed search closes it, also from its retry button', async () => {
  const { retry } = await failedSearch();
  await userEvent.tab();
  await expect.poll(retry).toBeNull();
});

test('Escape on the retry button closes the failed search and nothing around it', async () => {
  const { retry, box } = await failedSearch();
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent): number => keys.push(key);
  document.addEventListener('keydown', listen);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', listen);
  expect(retry()).toBeNull();
  expect(focusedElement()).toBe(box);
  expect(keys).toEqual([]);
});
