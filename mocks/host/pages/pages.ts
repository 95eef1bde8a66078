import { rolesFor } from '../../permission.ts';
import type { Person } from '../../world/people.ts';
import type { Page } from '../page.ts';
import { academyPages } from './academy.ts';
import { apprenticesPage } from './admin-apprentices.ts';
import { dealerSearchPage } from './admin-dealer-search.ts';
import { dealersPage } from './admin-dealers.ts';
import { mistakesPage } from './admin-mistakes.ts';
import { pricesPage } from './admin-prices.ts';
import { reportPage } from './admin-report.ts';
import { recognitionPage } from './admin-recognition.ts';
import { recognitionsPage } from './admin-recognitions.ts';
import { switchesPage } from './admin-switches.ts';
import { chooseUplinePage } from './choose-upline.ts';
import { committeePage } from './committee.ts';
import { copyTextsPage } from './copy-texts.ts';
import { customerPages } from './customers.ts';
import { documentsPage } from './documents.ts';
import { empirePage } from './empire.ts';
import { helpPage } from './help.ts';
import { homePages } from './homes.ts';
import { mySalesPage } from './my-sales.ts';
import { quizPages } from './quizzes.ts';
import { socialMediaPage } from './social-media.ts';
import { profilePage } from './profile.ts';
import { trainingPages } from './training.ts';
import { roomSessionsPages } from './room-sessions.ts';
import { atmBookingPage, roomBookingPage } from './slot-bookings.ts';
import { testimoniesPage } from './testimonies.ts';
import { pageContentPage } from './admin-forms.ts';
import { dealerToolsPage } from './dealer-tools.ts';
import { examplePages } from './examples.ts';

/** Every screen of the host, in the order of the index. A new one is a file here and an entry in this list; a new widget needs none. */
export const pages: readonly Page[] = [
  ...homePages,
  ...trainingPages,
  profilePage,
  documentsPage,
  testimoniesPage,
  dealerToolsPage,
  pageContentPage,
  copyTextsPage,
  mySalesPage,
  chooseUplinePage,
  ...quizPages,
  ...customerPages,
  empirePage,
  socialMediaPage,
  ...academyPages,
  helpPage,
  recognitionsPage,
  recognitionPage,
  switchesPage,
  dealersPage,
  apprenticesPage,
  reportPage,
  dealerSearchPage,
  pricesPage,
  mistakesPage,
  committeePage,
  atmBookingPage,
  roomBookingPage,
  ...roomSessionsPages,
  ...examplePages,
];

/** The screens a person's menu links to. */
export function menuOf({ role }: Person) {
  return pages
    .filter((page) => rolesFor(page.path).includes(role))
    .map((page) => ({ path: page.example ?? page.path, title: page.title }));
}
