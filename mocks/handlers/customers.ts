import * as contract from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { bareText, json, spellings } from './reply.ts';

/** Customers' checklists and notes, for dealers and for sub-users; each call answers in a spelling of its own (W1, W12). */
export const customerHandlers: Domain = (setting) => [
  handle(contract.toggleChecklist, setting, ({ world, input }) => {
    const on = world.customers.toggle(input.customer_id, input.type);
    return on === undefined ? undefined : spellings.bare(on);
  }),
  handle(contract.toggleSubuserChecklist, setting, ({ world, input }) => {
    const on = world.customers.toggle(input.customer_id, input.type);
    return on === undefined ? undefined : spellings.boolean(on);
  }),
  handle(contract.saveChecklistNote, setting, ({ world, input }) => {
    const note = world.customers.writeNote(input.customer_id, input.note);
    return note === undefined ? undefined : json({ note });
  }),
  handle(contract.saveSubuserChecklistNote, setting, ({ world, input }) => {
    const note = world.customers.writeNote(input.customer_id, input.note);
    return note === undefined ? undefined : bareText(note ?? '');
  }),
];
