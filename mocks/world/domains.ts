// Written by `npm run reference`.
import { createAcademy } from './academy.ts';
import { createAnnouncements } from './announcements.ts';
import { createApprentices } from './apprentices.ts';
import { createAssessments } from './assessments.ts';
import { createCommittee } from './committee.ts';
import { createCustomers } from './customers.ts';
import { createDealers } from './dealers.ts';
import { createEmpire } from './empire.ts';
import { createInterests } from './interests.ts';
import { createPayments } from './payments.ts';
import { createPrices } from './prices.ts';
import { createQuizzes } from './quizzes.ts';
import { createRecognitions } from './recognitions.ts';
import { createSales } from './sales.ts';
import { createSessionRooms } from './session-rooms.ts';
import { createSliders } from './sliders.ts';
import { createAtms, createRooms } from './slot-bookings.ts';
import { createSocialMedia } from './social-media.ts';
import { createSubmissions } from './submissions.ts';
import { createTrainings } from './trainings.ts';
import { createUploads } from './uploads.ts';
import { createVacancies } from './vacancies.ts';

/** Every domain of this folder, by what is made. */
export const domains = {
  academy: createAcademy,
  announcements: createAnnouncements,
  apprentices: createApprentices,
  assessments: createAssessments,
  committee: createCommittee,
  customers: createCustomers,
  dealers: createDealers,
  empire: createEmpire,
  interests: createInterests,
  payments: createPayments,
  prices: createPrices,
  quizzes: createQuizzes,
  recognitions: createRecognitions,
  sales: createSales,
  sessionRooms: createSessionRooms,
  sliders: createSliders,
  atms: createAtms,
  rooms: createRooms,
  socialMedia: createSocialMedia,
  submissions: createSubmissions,
  trainings: createTrainings,
  uploads: createUploads,
  vacancies: createVacancies,
};
