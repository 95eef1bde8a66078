import { getResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { apprenticeAttachment } from '../../shared/contract/calls/apprentice.ts';
import * as recognition from '../../shared/contract/calls/recognition.ts';
import * as toggles from '../../shared/contract/calls/toggles.ts';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { suppliedRoutes } from '../../mocks/handlers/toggles.ts';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { people, visitor, type Person } from '../../mocks/world/people.ts';
import { createWorld, type World } from '../../mocks/world/world.ts';

const baseUrl = 'http://host.test';
let world: World;
let whoIs: ((request: Request) => Person) | undefined;

beforeEach(() => {
  world = createWorld('tests', stoppedClock('2026-11-23T09:00:00+08:00'));
  whoIs = undefined;
});

async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await getResponse(
    createHandlers(world, { whoIs }),
    new Request(baseUrl + path, { method, ...init }),
    { baseUrl },
  );
  if (!response) throw new Error(`No handler answers ${method} ${path}.`);
  return response;
}

const post = (path: string, payload: unknown) =>
  request('POST', path, { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } });

/** What the contract makes of an answer: its JSON, or the text of a body that is not JSON. */
async function parsed(endpoint: Endpoint, response: Response): Promise<unknown> {
  expect(response.status).toBe(200);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return v.parse(endpoint.answer, isJson ? JSON.parse(text) : text);
}

const everyToggle: readonly [
  name: string,
  endpoint: Endpoint,
  path: string,
  payload: object,
  read: () => boolean | undefined,
][] = [
  [
    'recognition',
    toggles.toggleRecognition,
    toggles.toggleRecognition.path,
    { recognition_id: 2 },
    () => world.recognitions.find(2)?.is_active,
  ],
  [
    'recognition-download',
    toggles.toggleRecognitionDownload,
    toggles.toggleRecognitionDownload.path,
    { recognition_id: '2' },
    () => world.recognitions.find(2)?.can_download,
  ],
  [
    'poster-verified',
    toggles.togglePosterVerified,
    toggles.togglePosterVerified.path,
    { recognitionuser_id: 103 },
    () => world.recognitions.recipientsOf(1)[2]?.poster_verified,
  ],
  [
    'vacancy',
    toggles.toggleVacancy,
    toggles.toggleVacancy.path,
    { vacancy_id: 3 },
    () => world.vacancies.all()[2]?.is_open,
  ],
  ['fmd', toggles.toggleFmd, toggles.toggleFmd.path, { dealer_id: 200 }, () => world.dealers.all()[199]?.fmd],
  ['mentor', toggles.toggleMentor, toggles.toggleMentor.path, { dealer_id: 5 }, () => world.dealers.all()[4]?.mentor],
  ['tutor', toggles.toggleTutor, toggles.toggleTutor.path, { dealer_id: 5 }, () => world.dealers.all()[4]?.tutor],
  [
    'slider',
    toggles.switchSlider,
    toggles.switchSlider.path,
    { type: 'dealer', slider: 'welcome' },
    () => world.sliders.all()[3]?.is_on,
  ],
  [
    'committee-admin',
    toggles.toggleCommitteeAsAdmin,
    toggles.toggleCommitteeAsAdmin.path,
    { committee_user_id: 201 },
    () => world.committee.all()[0]?.is_active,
  ],
  [
    'committee',
    toggles.toggleCommittee,
    toggles.toggleCommittee.path,
    { committee_user_id: 201 },
    () => world.committee.all()[0]?.is_active,
  ],
  [
    'assessment',
    toggles.toggleAssessment,
    toggles.toggleAssessment.path,
    { id: 2 },
    () => world.assessments.all()[1]?.is_active,
  ],
  ['is-active', toggles.toggleAtRoute, suppliedRoutes.isActive, { id: 9 }, () => world.dealers.all()[8]?.is_active],
  [
    'generic',
    toggles.toggleAtRoute,
    suppliedRoutes.pinAnnouncement,
    { id: 12 },
    () => world.announcements.all()[1]?.is_pinned,
  ],
];

describe.each(everyToggle)('the %s toggle', (_, endpoint, path, payload, read) => {
  test('flips the state, answers with it, and flips it back', async () => {
    const before = read();
    expect(before).toBeTypeOf('boolean');
    expect(await parsed(endpoint, await post(path, payload))).toBe(!before);
    expect(read()).toBe(!before);
    expect(await parsed(endpoint, await post(path, payload))).toBe(before);
    expect(read()).toBe(before);
  });

  test('refuses a request that breaks the contract and changes nothing', async () => {
    const before = JSON.stringify(read());
    const broken = Object.fromEntries(Object.keys(payload).map((field) => [field, { not: 'an id' }]));
    const response = await post(path, broken);
    expect(response.status).toBe(422);
    const { message, errors } = (await response.json()) as { message: string; errors: Record<string, string[]> };
    expect(message).not.toBe('');
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(payload).toSorted());
    expect(JSON.stringify(read())).toBe(before);
  });

  test('knows nothing of an unknown item', async () => {
    const unknown = Object.fromEntries(Object.keys(payload).map((field) => [field, '987654']));
    expect((await post(path, unknown)).status).toBe(404);
  });
});

test('the toggles use every spelling of a boolean between them', async () => {
  const bodies = new Set<string>();
  for (const [, , path, payload] of everyToggle)
    for (let click = 0; click < 2; click += 1) bodies.add(await (await post(path, payload)).text());
  expect([...bodies].toSorted()).toEqual(['', '"0"', '"1"', '"false"', '"true"', '0', '1', 'false', 'null', 'true']);
});

test('a body that is not JSON is an empty input, as in Laravel', async () => {
  const response = await request('POST', toggles.toggleFmd.path, {
    body: '{"dealer_id":',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(422);
});

test('a form-encoded body is read too', async () => {
  const before = world.dealers.all()[0]?.fmd;
  const response = await request('POST', toggles.toggleFmd.path, { body: new URLSearchParams({ dealer_id: '1' }) });
  expect(await parsed(toggles.toggleFmd, response)).toBe(!before);
});

describe('who may call', () => {
  const as = (role: Person['role']) => people.find((person) => person.role === role)!;

  test.each([
    ['a visitor', visitor, 401],
    ['a dealer', as('dealer'), 403],
    ['an admin', as('admin'), 200],
  ])('%s at an admin path gets the right status', async (_, person, status) => {
    whoIs = () => person;
    expect((await post(toggles.toggleFmd.path, { dealer_id: 1 })).status).toBe(status);
  });

  test('the committee turns its own switch but not the admin one', async () => {
    whoIs = () => as('committee');
    expect((await post(toggles.toggleCommittee.path, { committee_user_id: 201 })).status).toBe(200);
    expect((await post(toggles.toggleCommitteeAsAdmin.path, { committee_user_id: 201 })).status).toBe(403);
  });
});

describe('recognitions', () => {
  const progress = () =>
    request('GET', '/app/admin/recognition/progress/1').then((response) =>
      parsed(recognition.recognitionProgress, response),
    );

  test('the progress runs to its end', async () => {
    const seen: unknown[] = [];
    for (let poll = 0; poll < 4; poll += 1) {
      seen.push(await progress());
      world.clock.advance(5_000);
    }
    expect(seen).toEqual([
      { percent: 0, show_progress: true },
      { percent: 41, show_progress: true },
      { percent: 83, show_progress: true },
      { percent: 100, show_progress: false },
    ]);
  });

  test('images, proofs and attachments are addresses the contract accepts, and there is a picture at each', async () => {
    const answers = [
      await parsed(recognition.recognitionImage, await request('GET', '/app/admin/recognition/image/1')),
      await parsed(recognition.recognitionProof, await request('GET', '/app/admin/recognition/proof/1011')),
      await parsed(
        apprenticeAttachment,
        await request(
          'GET',
          `/app/admin/apprentice-attachment/${encodeURIComponent('Borang Permohonan & Sijil (5).svg')}`,
        ),
      ),
    ];
    for (const address of answers as string[]) {
      const response = await request('GET', new URL(address, baseUrl).pathname);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg[^]+<\/svg>$/);
    }
  });

  test.each([
    '/app/admin/recognition/image/5',
    '/app/admin/recognition/image/999',
    '/app/admin/recognition/proof/1018',
    '/app/admin/recognition/progress/999',
    '/app/admin/apprentice-attachment/none.svg',
    '/storage/missing/a.png',
  ])('%s is not found', async (path) => {
    expect((await request('GET', path)).status).toBe(404);
  });

  test('a broken picture has the type of a picture, but no picture inside', async () => {
    const address = await parsed(recognition.recognitionImage, await request('GET', '/app/admin/recognition/image/6'));
    const response = await request('GET', String(address));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await response.text()).not.toMatch(/^\u0089PNG/);
  });
});
