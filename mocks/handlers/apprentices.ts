import { apprenticeAttachment } from '../../shared/contract/apprentice.ts';
import { handle, type Domain } from './handle.ts';
import { json } from './reply.ts';

/** Files of people who ask to become apprentices. */
export const apprenticeHandlers: Domain = (setting) => [
  handle(apprenticeAttachment, setting, ({ world, params, request }) => {
    const apprentice = world.apprentices.withAttachment(params.attachment);
    const file = apprentice && world.apprentices.fileOf(apprentice);
    return file ? json({ url: new URL(file, request.url).href }) : undefined;
  }),
];
