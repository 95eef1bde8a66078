import { flip } from './domain.ts';

export interface SocialMedia {
  /** The call's `type`. */
  readonly type: string;
  readonly title: string;
  is_shown: boolean;
}

/** The social-media items of a member's own page. */
export function createSocialMedia() {
  const items: SocialMedia[] = [
    { type: 'facebook', title: 'Facebook', is_shown: true },
    { type: 'instagram', title: 'Instagram', is_shown: false },
    { type: 'tiktok', title: 'TikTok', is_shown: true },
    { type: 'telegram', title: 'Telegram', is_shown: false },
  ];
  return {
    all: (): readonly Readonly<SocialMedia>[] => items,
    toggle: (type: string) =>
      flip(
        items.find((item) => item.type === type),
        'is_shown',
      ),
  };
}
