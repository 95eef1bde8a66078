import { server } from '../../shared/api/late/index.ts';
import type { Properties } from './yes-no-toggle.props.ts';

/**
 * Flips the item on the server.
 * @param before the error of the last attempt, if any
 * @returns its new state
 * @throws ApiError; TypeError for a refused address (W10)
 */
export async function flip(what: Omit<Properties, 'value' | 'label'>, before: unknown): Promise<boolean> {
  const { afterUnknownOutcome, callAny, flipOptions, togglesByKind } = await server();
  // every toggle answers with a flag
  const flipped = callAny(togglesByKind[what.kind], flipOptions[what.kind](what)) as Promise<boolean>;
  return afterUnknownOutcome(before, flipped);
}
