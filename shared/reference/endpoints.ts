import { endpoints as partSeven } from '../contract/index.ts';
import { saveOrder } from '../contract/order.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** Every call a widget makes, by the names of their constants: part 7 of the specification, and what decisions.md adds. */
export const endpoints: Readonly<Record<string, Endpoint>> = { ...partSeven, saveOrder };
