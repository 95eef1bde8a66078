import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  value: 'Nilai',
  row: (label: string, number: number) => `${label} ${number}`,
  remove: (what: string) => `Buang ${what}`,
  add: 'Tambah',
  full: (max: number) => `Paling banyak ${max} baris.`,
  added: (what: string) => `${what} ditambah.`,
  removed: (what: string) => `${what} dibuang.`,
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    value: 'Value',
    row: (label: string, number: number) => `${label} ${number}`,
    remove: (what: string) => `Remove ${what}`,
    add: 'Add',
    full: (max: number) => (max === 1 ? 'At most 1 row.' : `At most ${max} rows.`),
    added: (what: string) => `${what} was added.`,
    removed: (what: string) => `${what} was removed.`,
  },
};
