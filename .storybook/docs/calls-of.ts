import type { CallReference, Reference } from '../../shared/tools/reference/reference.ts';

/** A widget's calls, each with its own text: three of different widgets have the name `POST {route}`. */
export const callsOf = (widget: string, { endpoints }: Pick<Reference, 'endpoints'>): Array<[string, CallReference]> =>
  Object.entries(endpoints).filter(([, { widgets }]) => widgets.includes(widget));
