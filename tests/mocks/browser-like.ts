import type { Host } from '../../mocks/host/host.ts';

/** Behaves like a browser towards the host: keeps cookies and sends the anti-forgery token, but follows no redirects. */
export function browserAt(host: Host) {
  const jar = new Map<string, string>();

  const open = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };

  return {
    cookies: jar,
    open,
    /** As a script of the page asks: JSON wanted, token from the cookie. */
    request: (path: string, payload?: unknown, headers: Record<string, string> = {}) =>
      open(path, {
        method: payload === undefined ? 'GET' : 'POST',
        body: payload === undefined ? undefined : JSON.stringify(payload),
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
          'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
          ...headers,
        },
      }),
    /** As a form of the page is sent. */
    submit: (path: string, fields: Record<string, string>) =>
      open(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}
