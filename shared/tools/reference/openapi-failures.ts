/** What any call of `dist/openapi.json` may get instead of success. */

const problem = (description: string, example: object) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
});

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } };

/** They are described once. An HTML page means an ended session or a server error, never an answer. */
export const FAILURES = {
  SessionEnded: problem('Not logged in (any more). So is 419, and a redirect to a log-in page.', {
    message: 'Unauthenticated.',
  }),
  Forbidden: problem('This person may not.', { message: 'This action is unauthorized.' }),
  NotFound: problem(
    'There is no such address or no such entry. The person reads that, beside a control with a quiet mark only that it failed.',
    {
      message: 'Not Found',
    },
  ),
  TooLarge: problem('What was sent is too large.', { message: 'The POST data is too large.' }),
  TokenMismatch: problem(
    "The anti-forgery token is missing or old. Asked once more only when the page's token has changed since.",
    {
      message: 'CSRF token mismatch.',
    },
  ),
  Invalid: problem(
    'What was entered is not valid. Always JSON. A form shows the first message of each field at the field; uploads, bookings and notes show the first message of `errors`, and a control with a quiet mark none. A `message` alone is only for the console.',
    {
      message: 'The email has already been taken.',
      errors: { email: ['The email has already been taken.'] },
    },
  ),
  TooManyRequests: {
    ...problem(
      'Too many requests. `Retry-After` says how long to wait; the person reads it, except beside a control with a quiet mark.',
      { message: 'Too Many Attempts.' },
    ),
    headers: RETRY_AFTER,
  },
  NotAvailable: {
    ...problem(
      'Not available now, as during maintenance. With `Retry-After` nothing was done, and the person is asked to send it again; without it this is any other 5xx.',
      { message: 'Service Unavailable' },
    ),
    headers: RETRY_AFTER,
  },
  ServerError: problem(
    'The server failed. After a call that changes something nobody knows whether it was done: the person is told so, and the widget does not send it again by itself.',
    { message: 'Server Error' },
  ),
};

export const FAILURE_OF_STATUS: Record<string, keyof typeof FAILURES> = {
  401: 'SessionEnded',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'TooLarge',
  419: 'TokenMismatch',
  422: 'Invalid',
  429: 'TooManyRequests',
  503: 'NotAvailable',
  '5XX': 'ServerError',
};
