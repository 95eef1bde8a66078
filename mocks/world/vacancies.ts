import { cycled } from './random.ts';
import { byId, flip, many, type Tools } from './domain.ts';

export interface Vacancy {
  readonly vacancy_id: number;
  readonly title: string;
  readonly place: string;
  is_open: boolean;
}

const titles = [
  'Eksekutif Pemasaran Digital',
  'Penasihat Pelaburan Emas',
  'Kerani Kaunter (Syif Malam)',
  'Juruteknik ATM Emas',
  'Pereka Grafik',
] as const;

/** Jobs the network offers. */
export function createVacancies({ random, names }: Tools) {
  const vacancies = many(titles.length, (vacancy_id): Vacancy => ({
    vacancy_id,
    title: cycled(titles, vacancy_id - 1),
    place: names.place(),
    is_open: random.chance(0.5),
  }));
  return {
    all: (): readonly Readonly<Vacancy>[] => vacancies,
    toggle: (vacancyId: string) => flip(byId(vacancies, 'vacancy_id', vacancyId), 'is_open'),
  };
}
