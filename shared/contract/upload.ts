/** The generic file upload. */
import * as v from 'valibot';
import { anyButLogIn } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { object } from '../lib/schema.ts';

export const uploadFile = endpoint({
  method: 'POST',
  path: '{route}',
  encoding: 'multipart',
  request: object({ file: v.blob('expected a file') }),
  answer: anyButLogIn,
  mayBePage: true,
  notes:
    'The page supplies the address (`uploadUrl`). Any 2xx answer is success, whatever it says; progress is read while sending.',
});
