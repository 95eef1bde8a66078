import { apprenticeAttachment, selectApprenticeStatus } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { json, refuse } from './reply.ts';

/** What a text column of the host takes, in characters. */
const LONGEST_COMMENT = 255;

/** Applications to become an apprentice: the files and the decisions. */
export const apprenticeHandlers: Domain = (setting) => [
  handle(apprenticeAttachment, setting, ({ world, params, request }) => {
    const apprentice = world.apprentices.withAttachment(params.attachment);
    const file = apprentice && world.apprentices.fileOf(apprentice);
    return file ? json({ url: new URL(file, request.url).href }) : undefined;
  }),
  handle(selectApprenticeStatus, setting, ({ world, input }) => {
    if (input.comment.length > LONGEST_COMMENT)
      return refuse({ comment: `The comment may not be greater than ${LONGEST_COMMENT} characters.` });
    const comment = world.apprentices.decide(input.apprentice_id, input.status, input.comment);
    return comment === undefined ? undefined : json({ comment });
  }),
];
