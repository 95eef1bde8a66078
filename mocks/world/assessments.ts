import { byId, flip } from './domain.ts';

export interface Assessment {
  readonly id: number;
  readonly title: string;
  is_active: boolean;
}

/** The assessments staff can be asked to take. */
export function createAssessments() {
  const assessments: Assessment[] = [
    { id: 1, title: 'Asas Pelaburan Emas', is_active: true },
    { id: 2, title: 'Etika dan Pematuhan Dealer', is_active: false },
    { id: 3, title: 'Prosedur Operasi Kaunter dan Pengendalian Aduan Pelanggan (Semakan Tahun Ini)', is_active: true },
  ];
  return {
    all: (): readonly Readonly<Assessment>[] => assessments,
    toggle: (id: string) => flip(byId(assessments, 'id', id), 'is_active'),
  };
}
