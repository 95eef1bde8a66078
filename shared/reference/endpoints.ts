import { endpoints as partSeven } from '../contract/index.ts';
import { saveOrder } from '../contract/order.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** Every call of the widgets, by the names of their constants: part 7 of the specification and additions of decisions.md. */
export const endpoints: Readonly<Record<string, Endpoint>> = { ...partSeven, saveOrder };
