import { rolesFor } from '../../permission.ts';
import type { Person } from '../../world/people.ts';
import type { Page } from '../page.ts';
import { academyPages } from './academy.ts';
import { adminPages } from './admin.ts';
import { mistakesPage } from './admin-mistakes.ts';
import { bookingPages } from './bookings.ts';
import { customerPages } from './customers.ts';
import { examplePages } from './examples.ts';
import { formPages } from './forms.ts';
import { memberPages } from './member.ts';
import { quizPages } from './quizzes.ts';
import { trainingPages } from './training.ts';

/** Every screen of the host, in the order of the index. A new one is an entry in one of these lists; a new widget needs none. */
export const pages: readonly Page[] = [
  ...trainingPages,
  ...memberPages,
  ...formPages,
  ...quizPages,
  ...customerPages,
  ...academyPages,
  ...adminPages,
  mistakesPage,
  ...bookingPages,
  ...examplePages,
];

/** The screens a person's menu links to. */
export function menuOf({ role }: Person) {
  return pages
    .filter((page) => rolesFor(page.path).includes(role))
    .map((page) => ({ path: page.example ?? page.path, title: page.title }));
}
