import { createAcademy } from './academy.ts';
import { createAnnouncements } from './announcements.ts';
import { createApprentices } from './apprentices.ts';
import { createAssessments } from './assessments.ts';
import { movableClock, systemClock, type Clock, type MovableClock } from './clock.ts';
import { createCommittee } from './committee.ts';
import { createCustomers } from './customers.ts';
import { createDealers } from './dealers.ts';
import type { Tools } from './domain.ts';
import { createEmpire } from './empire.ts';
import { createInterests } from './interests.ts';
import { createNames } from './names.ts';
import { createPayments } from './payments.ts';
import { createPrices } from './prices.ts';
import { createQuizzes } from './quizzes.ts';
import { createRandom } from './random.ts';
import { createRecognitions } from './recognitions.ts';
import { createSales } from './sales.ts';
import { createSessionRooms } from './session-rooms.ts';
import { createSliders } from './sliders.ts';
import { createSocialMedia } from './social-media.ts';
import { createAtms, createRooms } from './slot-bookings.ts';
import { createSubmissions } from './submissions.ts';
import { createUploads } from './uploads.ts';
import { createTrainings } from './trainings.ts';
import { createVacancies } from './vacancies.ts';

/** Every domain of the world. A new one is a file here and a line in this list. */
const domains = {
  academy: createAcademy,
  announcements: createAnnouncements,
  apprentices: createApprentices,
  assessments: createAssessments,
  atms: createAtms,
  committee: createCommittee,
  customers: createCustomers,
  dealers: createDealers,
  empire: createEmpire,
  interests: createInterests,
  payments: createPayments,
  prices: createPrices,
  quizzes: createQuizzes,
  recognitions: createRecognitions,
  rooms: createRooms,
  sales: createSales,
  sessionRooms: createSessionRooms,
  sliders: createSliders,
  socialMedia: createSocialMedia,
  submissions: createSubmissions,
  uploads: createUploads,
  trainings: createTrainings,
  vacancies: createVacancies,
} satisfies Record<string, (tools: Tools) => object>;

type Domains = { readonly [Name in keyof typeof domains]: ReturnType<(typeof domains)[Name]> };

/** The data behind the mocks. Changes are kept until `reset()`. */
export interface World extends Domains {
  readonly seed: string;
  readonly clock: MovableClock;
  /** Resets everything to its initial state, the clock too. */
  reset(): void;
}

function createDomains(seed: string, clock: Clock): Domains {
  const entries = Object.entries(domains).map(([name, create]: [string, (tools: Tools) => object]) => {
    const random = createRandom(`${seed}/${name}`);
    return [name, create({ clock, random, names: createNames(createRandom(`${seed}/${name}/names`)) })];
  });
  // `Object.fromEntries` forgets the names; all of them are there
  return Object.fromEntries(entries) as Domains;
}

/**
 * Makes a world. The same seed and clock make the same world.
 * @param seed any text
 * @param clock what "today" and the progress of long jobs follow; the system's clock unless given
 */
export function createWorld(seed = 'emas', clock: Clock = systemClock): World {
  const worldClock = movableClock(clock);
  const world = {
    seed,
    clock: worldClock,
    reset() {
      worldClock.rewind();
      Object.assign(world, createDomains(seed, worldClock));
    },
    ...createDomains(seed, worldClock),
  };
  return world;
}
