/** The generic file upload. */
import * as v from 'valibot';
import { anyButLogIn } from './answers.ts';
import { endpoint } from './endpoint.ts';

export const uploadFile = endpoint({
  method: 'POST',
  path: '{route}',
  encoding: 'multipart',
  request: v.object({ file: v.blob('expected a file') }),
  answer: anyButLogIn,
  notes:
    'The page supplies the address (`uploadUrl`). Any 2xx answer is success, whatever it says; progress is read while sending.',
});
