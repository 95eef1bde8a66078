// chunk: read
import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts';
import { call } from '../call.ts';
import type { AnyCallOptions, CallArguments } from '../request.ts';

/**
 * Query options for a call that only reads: the key and the function together. The key is the path, its parameters and the payload,
 * so a late answer for another choice can never be shown for this one (W9); leaving the choice aborts the request.
 * When it is asked again by itself is the shared client's rule, see retry-rules.ts.
 */
// @__NO_SIDE_EFFECTS__
export function read<E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>) {
  const { params, request } = (options ?? {}) as AnyCallOptions;
  return queryOptions<AnswerOf<E>>({
    queryKey: [endpoint.path, params, request],
    queryFn: ({ signal }) => call<Endpoint>(endpoint, { params, request, signal } as never) as Promise<AnswerOf<E>>,
  });
}
