import { byId, keptText, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

/** The upline-mentor network: 120 possible mentors, and the dealers below the one who is logged in. The last has no mentor yet. */
export function createEmpire({ random, names }: Tools) {
  const mentors = many(120, (number) => ({
    user_id: 500 + number,
    name: unusualNames[number - 3] ?? names.person(),
  }));
  const cards = many(4, (number) => ({
    report_card_id: 900 + number,
    dealer_id: number,
    name: names.person(),
    upline_mentor_id: number === 4 ? null : random.pick(mentors).user_id,
    /** What the mentor writes about the month; `null` until then. */
    note: number === 1 ? 'Jualan naik 20%.\nBulan depan: fokus kepada EPP.' : null,
  }));
  return {
    mentors: () => mentors,
    cards: () => cards,
    mentorOf: ({ upline_mentor_id }: { upline_mentor_id: number | null }) =>
      mentors.find(({ user_id }) => user_id === upline_mentor_id),
    /** @returns the mentor's name; `undefined` when there is no such dealer or mentor */
    assign(dealerId: string, mentorId: string): string | undefined {
      const card = byId(cards, 'dealer_id', dealerId);
      const mentor = byId(mentors, 'user_id', mentorId);
      if (!card || !mentor) return undefined;
      card.upline_mentor_id = mentor.user_id;
      return mentor.name;
    },
    /** @returns the note as it is stored, `undefined` when there is no such report card */
    writeNote(reportCardId: string, note: string): string | null | undefined {
      const card = byId(cards, 'report_card_id', reportCardId);
      if (card) card.note = keptText(note);
      return card?.note;
    },
  };
}
