/** Whether Laravel would answer with JSON (its `expectsJson`): otherwise log-in and validation failures become redirects. */
export function expectsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '*/*';
  if (/[/+]json/i.test(accept.replace(/,.*/s, ''))) return true;
  return request.headers.get('x-requested-with') === 'XMLHttpRequest' && /^\s*(\*\/\*|\*)?\s*(,|;|$)/.test(accept);
}
