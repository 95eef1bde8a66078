import { server } from '../../shared/api/late/index.ts';
import type { CallOptions } from '../../shared/api/index.ts';
import type { togglesByKind } from '../../shared/contract/calls/index.ts';
import type { Kind } from './yes-no-toggle.model.ts';
import type { Properties } from './yes-no-toggle.props.ts';

type What = Omit<Properties, 'value' | 'label'>;

const idOf = ({ id }: What): string => id!; // the properties' schema requires it for the kinds that use it
const recognition = (what: What) => ({ request: { recognition_id: idOf(what) } });
const dealer = (what: What) => ({ request: { dealer_id: idOf(what) } });
const committee = (what: What) => ({ request: { committee_user_id: idOf(what) } });
// the properties' schema requires it for this kind
const atRoute = (what: What) => ({ params: { route: what.route! }, request: { id: idOf(what) } });

const options: { [Each in Kind]: (what: What) => CallOptions<(typeof togglesByKind)[Each]> } = {
  recognition,
  vacancy: (what) => ({ request: { vacancy_id: idOf(what) } }),
  fmd: dealer,
  mentor: dealer,
  tutor: dealer,
  'is-active': atRoute,
  'committee-admin': committee,
  committee,
  'recognition-download': recognition,
  assessment: (what) => ({ request: { id: idOf(what) } }),
  // the properties' schema requires both for this kind
  slider: ({ type, slider }) => ({ request: { type: type!, slider: slider! } }),
  'poster-verified': (what) => ({ request: { recognitionuser_id: idOf(what) } }),
  generic: atRoute,
};

/**
 * Flips the item on the server.
 * @param before the error of the last attempt, if any
 * @returns its new state
 * @throws ApiError; TypeError for a refused address (W10)
 */
export async function flip(what: What, before: unknown): Promise<boolean> {
  const { afterUnknownOutcome, callAny, togglesByKind: byKind } = await server();
  // `options` has those of the kind's own endpoint, and every toggle answers with a flag
  return afterUnknownOutcome(before, callAny(byKind[what.kind], options[what.kind](what)) as Promise<boolean>);
}
