/** Apprentices: their attachment and their status. */
import * as v from 'valibot';
import { apprenticeStatus, documented, endpoint, imageSource, oneField } from '../index.ts';
import { id, object, text } from '../../lib/schema/index.ts';
import { plainText } from '../../lib/index.ts';

export const apprenticeAttachment = endpoint({
  method: 'GET',
  path: '/app/admin/apprentice-attachment/{attachment}',
  answer: imageSource,
});
documented(apprenticeAttachment, {
  summary: 'Get the image that an apprentice attached',
  notes:
    'Shown in a popup. A slash in the value arrives encoded (`%2F`), because a parameter is one part of the path; Apache answers that with 404 unless `AllowEncodedSlashes NoDecode` is set, so give an id or a name without folders.',
  checks:
    'The person may see this apprentice. The value names a file of an apprentice, and no other file of the server.',
});

export const selectApprenticeStatus = endpoint({
  method: 'POST',
  path: '/app/admin/apprentice-status/select',
  request: object({ apprentice_id: id, status: apprenticeStatus, comment: text }),
  answer: v.pipe(oneField('comment'), v.transform(plainText)),
  echoes: 'comment',
});
documented(selectApprenticeStatus, {
  summary: "Save an apprentice's status",
  notes: 'The answer is the comment as it was saved. Pending and Approved send an empty comment, Rejected a reason.',
  checks:
    '`status` is 0, 1 or 2. With 2 the `comment` is not empty; with 0 and 1 it is saved as empty. The person may decide on apprentices.',
});
