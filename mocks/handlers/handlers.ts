import type { HttpHandler } from 'msw';
import { whoeverMay } from '../permission.ts';
import type { World } from '../world/world.ts';
import { academyHandlers } from './academy.ts';
import { apprenticeHandlers } from './apprentices.ts';
import { customerHandlers } from './customers.ts';
import { dealerHandlers } from './dealers.ts';
import { empireHandlers } from './empire.ts';
import type { Domain, Setting } from './handle.ts';
import { pictureHandlers } from './pictures.ts';
import { quizHandlers } from './quizzes.ts';
import { recognitionHandlers } from './recognitions.ts';
import { socialMediaHandlers } from './social-media.ts';
import { sessionRoomHandlers } from './session-rooms.ts';
import { slotBookingHandlers } from './slot-bookings.ts';
import { toggleHandlers } from './toggles.ts';
import { trainingHandlers } from './training.ts';
import { uploadHandlers } from './uploads.ts';

/** Every domain that is mocked. A new one is a file here and a line in this list. */
const domains: readonly Domain[] = [
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

/**
 * The handlers of every mocked call, for Storybook, tests and the demo host alike.
 * @param world the data they read and change
 * @param setting `whoIs`: who makes a request; somebody who may, unless given. `origin`: where the calls go; the page's own unless given
 */
export function createHandlers(
  world: World,
  { whoIs = whoeverMay, origin = '' }: Partial<Omit<Setting, 'world'>> = {},
): HttpHandler[] {
  return domains.flatMap((domain) => domain({ world, whoIs, origin }));
}
