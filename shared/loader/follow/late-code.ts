import { theLoader } from '../../page/index.ts';
import type { LateHelpers, LoaderState } from '../loader-state.ts';

export interface LateCode {
  helpers(): Promise<LateHelpers>;
  /** Handles a name that is not registered; rejects when it is probably a misspelt widget. */
  unknown(name: string): Promise<void>;
}

/** What few pages need, and is therefore loaded only then. */
export function lateCode({ table, defined }: LoaderState): LateCode {
  const helpers = (): Promise<LateHelpers> =>
    // every build has this chunk; it contains loader/late/index.ts
    theLoader().import('~late') as Promise<unknown> as Promise<LateHelpers>;
  const unknown = async (name: string): Promise<void> =>
    (await helpers()).unknownWidget(
      name,
      [...table.keys(), ...defined.keys()].filter((each) => !each.startsWith('~')),
    );
  return { helpers, unknown };
}
