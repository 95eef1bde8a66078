/** The types of a call: what its caller gives. */
import type { AnswerOf, Endpoint, ParamsOf, RequestOf } from '../contract/index.ts';

type None<Key extends string> = { [Name in Key]?: undefined };

/** The options of one call: path parameters and payload as the contract names them; each is left out where the endpoint has none. */
export type CallOptions<E extends Endpoint> = {
  /** Aborts the request (W9). */
  signal?: AbortSignal;
  /** Additional headers the page asks for (D16). */
  headers?: Record<string, string>;
  /**
   * The error of the last attempt, if any. After an unknown outcome a refusal does not tell what that attempt did, so it means "not known", unless
   * a text was refused.
   */
  before?: unknown;
} & ([keyof ParamsOf<E>] extends [never] ? None<'params'> : { params: ParamsOf<E> }) &
  ([RequestOf<E>] extends [undefined] ? None<'request'> : { request: RequestOf<E> });

/** The arguments after the endpoint. The options are optional if all of their fields are. */
export type CallArguments<E extends Endpoint> =
  {} extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** A function that makes calls, typed by the endpoint. */
export type Call = <E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>) => Promise<AnswerOf<E>>;

/** `Call` without the types of a particular endpoint. */
export type AnyCall = (endpoint: Endpoint, options?: AnyCallOptions) => Promise<unknown>;

/** `CallOptions` without the types of a particular endpoint. */
export interface AnyCallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  before?: unknown;
  params?: Record<string, string | number>;
  request?: Record<string, unknown>;
}

/** Values in a query or a form, except files. */
export type Plain = string | number | boolean | null | undefined;
