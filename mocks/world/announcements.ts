import { byId, flip } from './domain.ts';

export interface Announcement {
  readonly id: number;
  readonly title: string;
  is_pinned: boolean;
}

/** Notices of the host; the switch that pins one is the host's own and stands for the caller-supplied route of part 7. */
export function createAnnouncements() {
  const announcements: Announcement[] = [
    { id: 11, title: 'Penyelenggaraan sistem malam ini', is_pinned: true },
    { id: 12, title: 'Harga emas dikemas kini', is_pinned: false },
  ];
  return {
    all: (): readonly Readonly<Announcement>[] => announcements,
    togglePinned: (id: string) => flip(byId(announcements, 'id', id), 'is_pinned'),
  };
}
