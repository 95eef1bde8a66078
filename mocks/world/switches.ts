/** Lists of which each entry has one switch. */
import { byId, flip, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

/** Notices of the host; the switch that pins one is the host's own and stands for the caller-supplied route of part 7. */
export function createAnnouncements() {
  const announcements = [
    { id: 11, title: 'Penyelenggaraan sistem malam ini', is_pinned: true },
    { id: 12, title: 'Harga emas dikemas kini', is_pinned: false },
  ];
  return {
    all: () => announcements,
    togglePinned: (id: string) => flip(byId(announcements, 'id', id), 'is_pinned'),
  };
}

/** The assessments staff can be asked to take. */
export function createAssessments() {
  const assessments = [
    { id: 1, title: 'Asas Pelaburan Emas', is_active: true },
    { id: 2, title: 'Etika dan Pematuhan Dealer', is_active: false },
    { id: 3, title: 'Prosedur Operasi Kaunter dan Pengendalian Aduan Pelanggan (Semakan Tahun Ini)', is_active: true },
  ];
  return { all: () => assessments, toggle: (id: string) => flip(byId(assessments, 'id', id), 'is_active') };
}

/** The picture strips at the head of the host's screens, named by type (the screen) and slider together. */
export function createSliders() {
  const sliders = [
    { type: 'home', slider: '1', title: 'Home · Raya promotion', is_on: true },
    { type: 'home', slider: '2', title: 'Home · Gold price this week', is_on: false },
    { type: 'academy', slider: '1', title: 'Academy · New intake', is_on: false },
    { type: 'dealer', slider: 'welcome', title: 'Dealer · Welcome', is_on: true },
  ];
  const find = (type: string, slider: string) => sliders.find((row) => row.type === type && row.slider === slider);
  return { all: () => sliders, toggle: (type: string, slider: string) => flip(find(type, slider), 'is_on') };
}

/** The social-media items of a member's own page; the name is the call's `type`. */
export function createSocialMedia() {
  const items = [
    { type: 'facebook', title: 'Facebook', is_shown: true },
    { type: 'instagram', title: 'Instagram', is_shown: false },
    { type: 'tiktok', title: 'TikTok', is_shown: true },
    { type: 'telegram', title: 'Telegram', is_shown: false },
  ];
  return { all: () => items, toggle: (type: string) => flip(byId(items, 'type', type), 'is_shown') };
}

const jobs = [
  'Eksekutif Pemasaran Digital',
  'Penasihat Pelaburan Emas',
  'Kerani Kaunter (Syif Malam)',
  'Juruteknik ATM Emas',
  'Pereka Grafik',
] as const;

/** Jobs the network offers. */
export function createVacancies({ random, names }: Tools) {
  const vacancies = jobs.map((title, at) => ({
    vacancy_id: at + 1,
    title,
    place: names.place(),
    is_open: random.chance(0.5),
  }));
  return { all: () => vacancies, toggle: (id: string) => flip(byId(vacancies, 'vacancy_id', id), 'is_open') };
}

const positions = [
  'Pengerusi',
  'Timbalan Pengerusi',
  'Setiausaha',
  'Bendahari',
  'Ketua Biro Latihan',
  'Ahli Jawatankuasa',
] as const;

/** The members of the committee; admins and the committee itself turn the same switch. */
export function createCommittee({ random, names }: Tools) {
  const members = many(12, (number) => ({
    committee_user_id: 200 + number,
    name: number === 3 ? unusualNames[0] : names.person(),
    position: positions[number - 1] ?? positions[5],
    is_active: random.chance(0.7),
  }));
  return { all: () => members, toggle: (id: string) => flip(byId(members, 'committee_user_id', id), 'is_active') };
}
