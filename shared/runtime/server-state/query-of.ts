import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '../../contract/index.ts';
import type { AnyCall, AnyCallOptions, CallArguments } from '../../api/index.ts';

/**
 * Query options for an endpoint that only reads. The key holds path, parameters and payload, so that a late answer is never shown
 * for another choice (W9).
 * @param send `callAny`; given, so that widgets that call late get no client with this room
 */
// @__NO_SIDE_EFFECTS__
export function queryOf<E extends Endpoint>(send: AnyCall, endpoint: E, ...[options]: CallArguments<E>) {
  // `CallArguments` has checked them against the endpoint, so the types of any endpoint will do here
  const { params, request } = (options ?? {}) as AnyCallOptions;
  return queryOptions<AnswerOf<E>>({
    queryKey: [endpoint.path, params, request],
    queryFn: ({ signal }) => send(endpoint, { params, request, signal }),
  });
}
