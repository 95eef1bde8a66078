import { toggleSocialMedia } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { spellings } from './reply.ts';

/** Showing and hiding a member's social-media items. */
export const socialMediaHandlers: Domain = (setting) => [
  handle(toggleSocialMedia, setting, ({ world, input }) => {
    const on = world.socialMedia.toggle(input.type);
    return on === undefined ? undefined : spellings.bare(on);
  }),
];
