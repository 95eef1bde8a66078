import * as v from 'valibot';

async function fieldsOfBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  // as Laravel: JSON that cannot be read, or a body of no known type, is an empty input
  if (/[/+]json/i.test(type)) return request.json().catch(() => ({}));
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    return Object.fromEntries(await request.formData().catch(() => new FormData()));
  return {};
}

/** What a request carries: the query of a GET, the fields of a POST. */
export function rawInput(request: Request): Promise<unknown> {
  return request.method === 'GET'
    ? Promise.resolve(Object.fromEntries(new URL(request.url).searchParams))
    : fieldsOfBody(request);
}

/** The 422 of Laravel's validation: the first message, and every message under its dotted field name. */
export function validationFailure(issues: readonly v.BaseIssue<unknown>[]): Response {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) (errors[v.getDotPath(issue) ?? 'payload'] ??= []).push(issue.message);
  const [first = 'The given data was invalid.', ...others] = Object.values(errors).flat();
  const more = others.length === 0 ? '' : ` (and ${others.length} more error${others.length === 1 ? '' : 's'})`;
  return Response.json({ message: first + more, errors }, { status: 422 });
}
