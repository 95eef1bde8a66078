/** The generic file upload. */
import * as v from 'valibot';
import { documented, endpoint, nothingRead } from '../index.ts';
import { object } from '../../lib/schema/index.ts';

export const uploadFile = endpoint({
  method: 'POST',
  path: '{route}',
  encoding: 'multipart',
  request: object({ file: v.blob('expected a file') }),
  answer: nothingRead,
  mayBePage: true,
});
documented(uploadFile, {
  summary: 'Upload a file to an address that the page supplies',
  notes:
    'The address is the property `uploadUrl`. Any 2xx answer is success, whatever it says, except a log-in page, or a redirect to any page while the page with the widget is redirected too: then the session has ended; progress is read while sending.',
  checks:
    'The person may upload here. The size and the type are allowed, by what the file holds and not by its name. The file is stored under a name of yours.',
});
