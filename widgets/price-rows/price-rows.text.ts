import type { Texts } from '../../shared/ui/base/index.ts';
import type { Problem } from './price-rows.model.ts';

const ms = {
  rows: 'Harga',
  row: (number: number) => `Harga ${number}`,
  name: 'Nama',
  price: 'Harga (RM)',
  nameOf: (number: number) => `Nama, harga ${number}`,
  priceOf: (number: number) => `Harga (RM), harga ${number}`,
  add: 'Tambah harga',
  up: (what: string) => `Alihkan ${what} ke atas`,
  down: (what: string) => `Alihkan ${what} ke bawah`,
  remove: (what: string) => `Buang ${what}`,
  moved: (what: string, place: number, all: number) => `${what} kini di kedudukan ${place} daripada ${all}.`,
  removed: (what: string) => `${what} dibuang.`,
  added: (number: number) => `Harga ${number} ditambah.`,
  problems: {
    'name missing': 'Sila isi nama.',
    'price missing': 'Sila isi harga.',
    'no number': 'Harga mesti nombor, contohnya 199.90.',
    negative: 'Harga tidak boleh negatif.',
    'too many decimals': 'Harga boleh mempunyai paling banyak dua tempat perpuluhan.',
  } satisfies Record<Problem, string>,
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    rows: 'Prices',
    row: (number: number) => `Price ${number}`,
    name: 'Name',
    price: 'Price (RM)',
    nameOf: (number: number) => `Name, price ${number}`,
    priceOf: (number: number) => `Price (RM), price ${number}`,
    add: 'Add a price',
    up: (what: string) => `Move ${what} up`,
    down: (what: string) => `Move ${what} down`,
    remove: (what: string) => `Remove ${what}`,
    moved: (what: string, place: number, all: number) => `${what} is now number ${place} of ${all}.`,
    removed: (what: string) => `${what} was removed.`,
    added: (number: number) => `Price ${number} was added.`,
    problems: {
      'name missing': 'Please enter a name.',
      'price missing': 'Please enter a price.',
      'no number': 'The price must be a number, such as 199.90.',
      negative: 'The price cannot be negative.',
      'too many decimals': 'The price has at most two decimals.',
    },
  },
};
