import type { PathParams } from '../../shared/contract/index.ts';
import type { Person } from '../world/people.ts';
import type { World } from '../world/world.ts';
import type { Html } from './html.ts';

/** What a page or a form of the host is given. */
export interface Visit<Path extends string = string> {
  readonly world: World;
  readonly me: Person;
  /** The `{parameters}` of the page's path. */
  readonly params: Readonly<Record<string extends Path ? string : PathParams<Path>, string>>;
  readonly url: URL;
  /** The hidden field every form of the host must carry, as Laravel's `@csrf`. */
  readonly csrf: Html;
}

/** A form of the host. */
export interface Form<Path extends string = string> {
  /** Where it is posted to; its prefix decides who may post. */
  readonly path: string;
  /** Carries it out. @returns the path of the page to show next */
  submit(visit: Visit<Path>, fields: FormData): string;
}

/** One server-rendered screen. Who may open it follows from the prefix of its path (`mocks/permission.ts`). */
export interface Page<Path extends string = string> {
  /** With `{parameters}`, as in the contract. */
  readonly path: Path;
  /** The path the index links to, when `path` has parameters. */
  readonly example?: string;
  readonly title: string;
  /** Language of the page's own words. */
  readonly lang: 'ms' | 'en';
  /** Content of `<main>`; `undefined` when there is no such thing, which makes it a 404. */
  render(visit: Visit<Path>): Html | undefined;
  /** Their paths have the parameters of the page's. */
  readonly forms?: ReadonlyArray<Form<Path>>;
  /** Its widgets fail on purpose: the index lists it apart from the screens that must work. */
  readonly failsOnPurpose?: boolean;
}

/** Checks a page where it is declared: its path says which parameters it has. */
export const definePage = <const Path extends string>(page: Page<Path>): Page => page;
