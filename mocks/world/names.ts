import type { Random } from './random.ts';

const listed = (names: string): string[] => names.split(', ');

const malayMen = listed(
  'Ahmad Faiz, Mohd Hafiz, Muhammad Amirul Hakim, Khairul Anuar, Azman, Zulkifli, ' +
    'Shahrul Nizam, Wan Mohd Ridzuan, Tengku Iskandar, Nik Abdul Aziz, Syed Hussin, Mohamad Fadzli',
);
const malayWomen = listed(
  'Nur Aisyah, Siti Nurhaliza, Nurul Izzah, Noraini, Puteri Balqis, Wan Nor Azlina, ' +
    'Sharifah Aminah, Faridah Hanim, Nik Nur Madihah, Dayang Suhaila, Rohani, Hasnah',
);
const malayFathers = listed(
  'Abdullah, Ismail, Ibrahim, Mat Zain, Hj. Osman, Ramli, ' +
    'Mohd Noor, Abd Rahman, Che Daud, Yusof, Kamaruddin, Tuan Haji Sulaiman',
);
const chinese = listed(
  'Tan Wei Ling, Lim Chee Keong, Wong Mei Fong, Ng Siew Hoon, Chong Kah Yan, Lee Boon Huat, Ooi Su Ann, Yap Jia Hao',
);
const indian = listed(
  'Kavitha a/p Subramaniam, Rajesh a/l Muniandy, Thiviyah a/p Krishnan, Suresh Kumar a/l Perumal, Anand s/o Ramasamy',
);
const borneo = listed(
  'Dayang Nurfaizah anak Jugah, Jimmy anak Donald, Felicia Binti Joseph Kitingan, Awang Tengah bin Ali Hassan',
);

/** Names that layouts and markup must survive: very long, one letter, signs of HTML, quotes, Jawi. */
export const unusualNames = [
  'Tengku Puteri Nur Syahirah Batrisyia Khadijah binti Tengku Laksamana Muhammad Fakhruddin Shah Al-Haj ibni Almarhum Tengku Abdul Kadir',
  "A'isyah binti Sa'ad",
  'Wan Azizah @ Wan Aziz binti Wan Ismail (Kak Wan)',
  'سيتي نورحليزا بنت تارودين',
  'Perniagaan Emas R&D <Ipoh> "Permata" Sdn. Bhd.',
  'O',
] as const;

const places = listed(
  'Kota Bharu, Kuala Terengganu, Shah Alam, Johor Bahru, Ipoh, Alor Setar, ' +
    'Seremban, Kuching, Melaka, Putrajaya, Bandar Baru Bangi, Batu Pahat',
);

export interface Names {
  person(): string;
  /** A Malaysian mobile number as the product writes it, digits only, starting with 60. */
  phone(): string;
  /** Such as `PG0012345` (D4). */
  pgCode(): string;
  place(): string;
}

/** Names of people and places that are common in Malaysia. */
export function createNames(random: Random): Names {
  return {
    person: () => {
      const share = random.next();
      if (share < 0.38) return `${random.pick(malayMen)} bin ${random.pick(malayFathers)}`;
      if (share < 0.76) return `${random.pick(malayWomen)} binti ${random.pick(malayFathers)}`;
      return random.pick(share < 0.88 ? chinese : share < 0.95 ? indian : borneo);
    },
    phone: () => `601${random.integer(0, 9)}${random.integer(1_000_000, 9_999_999)}`,
    pgCode: () => `PG${String(random.integer(10_000, 9_999_999)).padStart(random.pick([5, 7]), '0')}`,
    place: () => random.pick(places),
  };
}
