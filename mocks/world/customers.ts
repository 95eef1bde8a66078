import { byId, flip, keptText, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

/** The items of a customer's checklist; the name is the call's `type`. */
export const checklistTypes = ['borang', 'salinan_ic', 'bayaran', 'taklimat'] as const;
export type ChecklistType = (typeof checklistTypes)[number];

export interface Customer {
  readonly customer_id: number;
  readonly name: string;
  readonly phone: string;
  readonly checklist: Record<ChecklistType, boolean>;
  /** `null` until somebody writes one. */
  note: string | null;
}

const notes = [
  'Sudah dihubungi.\nMinta dihubungi semula selepas raya.',
  null,
  'Dokumen: <salinan IC> & borang "A"\n\n- tunggu pengesahan\n- bayaran ansuran',
  null,
] as const;

/** A dealer's customers, each with a checklist and a note; a dealer and a sub-user see the same ones. */
export function createCustomers({ random, names }: Tools) {
  const customers = many(5, (customer_id): Customer => ({
    customer_id,
    name: unusualNames[customer_id - 2] ?? names.person(),
    phone: names.phone(),
    // `Object.fromEntries` forgets the names; all of them are there
    checklist: Object.fromEntries(checklistTypes.map((type) => [type, random.chance(0.5)])) as Customer['checklist'],
    note: notes[customer_id - 1] ?? null,
  }));
  const find = (id: string) => byId(customers, 'customer_id', id);
  return {
    all: (): readonly Readonly<Customer>[] => customers,
    toggle(id: string, type: string) {
      const known = checklistTypes.find((each) => each === type);
      return known && flip(find(id)?.checklist, known);
    },
    /** @returns the note as it is stored, `undefined` when there is no such customer */
    writeNote(id: string, note: string): string | null | undefined {
      const customer = find(id);
      if (customer) customer.note = keptText(note);
      return customer?.note;
    },
  };
}
