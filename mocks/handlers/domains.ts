// Written by `npm run reference`.
import { academyHandlers } from './academy.ts';
import { apprenticeHandlers } from './apprentices.ts';
import { customerHandlers } from './customers.ts';
import { dealerHandlers } from './dealers.ts';
import { empireHandlers } from './empire.ts';
import { pictureHandlers } from './pictures.ts';
import { quizHandlers } from './quizzes.ts';
import { recognitionHandlers } from './recognitions.ts';
import { sessionRoomHandlers } from './session-rooms.ts';
import { slotBookingHandlers } from './slot-bookings.ts';
import { socialMediaHandlers } from './social-media.ts';
import { toggleHandlers } from './toggles.ts';
import { trainingHandlers } from './training.ts';
import { uploadHandlers } from './uploads.ts';
import type { Domain } from './handle.ts';

/** The handlers of every file of this folder. */
export const domains: readonly Domain[] = [
  academyHandlers,
  apprenticeHandlers,
  customerHandlers,
  dealerHandlers,
  empireHandlers,
  pictureHandlers,
  quizHandlers,
  recognitionHandlers,
  sessionRoomHandlers,
  slotBookingHandlers,
  socialMediaHandlers,
  toggleHandlers,
  trainingHandlers,
  uploadHandlers,
];
