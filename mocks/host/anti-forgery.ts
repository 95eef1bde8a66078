import { type Session, tokenIn } from './sessions.ts';

/**
 * Whether a request that writes proves that it comes from a page of this session: the header `X-XSRF-TOKEN` carries what the cookie holds, or
 * the header `X-CSRF-TOKEN` or the form field `_token` the session's token itself.
 */
export async function carriesToken(request: Request, session: Session): Promise<boolean> {
  const cookie = request.headers.get('x-xsrf-token');
  if (cookie !== null) return tokenIn(cookie) === session.token;
  const header = request.headers.get('x-csrf-token');
  if (header !== null) return header === session.token;
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(request.headers.get('content-type') ?? ''))
    return false;
  const fields = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return fields?.get('_token') === session.token;
}
