import type { Person } from '../world/people.ts';
import type { World } from '../world/world.ts';
import type { Html } from './html.ts';

/** What a page or a form of the host is given. */
export interface Visit {
  readonly world: World;
  readonly me: Person;
  /** The `{parameters}` of the page's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  /** The hidden field every form of the host must carry, as Laravel's `@csrf`. */
  readonly csrf: Html;
}

/** A form of the host. */
export interface Form {
  /** Where it is posted to; its prefix decides who may post. */
  readonly path: string;
  /** Carries it out. @returns the path of the page to show next */
  readonly submit: (visit: Visit, fields: FormData) => string;
}

/** One server-rendered screen. Who may open it follows from the prefix of its path (`mocks/permission.ts`). */
export interface Page {
  /** With `{parameters}`, as in the contract. */
  readonly path: string;
  /** The path the index links to, when `path` has parameters. */
  readonly example?: string;
  readonly title: string;
  /** Language of the page's own words. */
  readonly lang: 'ms' | 'en';
  /** Content of `<main>`; `undefined` when there is no such thing, which makes it a 404. */
  readonly render: (visit: Visit) => Html | undefined;
  readonly forms?: readonly Form[];
  /** Its widgets fail on purpose: the index lists it apart from the screens that must work. */
  readonly failsOnPurpose?: boolean;
}

/** Checks a page where it is declared. */
export const definePage = (page: Page): Page => page;
