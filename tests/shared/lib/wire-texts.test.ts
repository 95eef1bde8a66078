import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_DAY_S, cookieValue, isHeaderName, isHeaderValue, retryAfterSeconds } from '../../../shared/lib/http.ts';
import { isHtml, isLogInPage } from '../../../shared/lib/spoilt-answer.ts';

describe('cookieValue', () => {
  it('decodes any value among other cookies', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(cookieValue(`a=1; XSRF-TOKEN=${encodeURIComponent(value)}; b=2`, 'XSRF-TOKEN')).toBe(value);
      }),
    );
  });
  it('does not take a longer name for this one, and leaves a badly encoded value as it is', () => {
    expect(cookieValue('OLD-XSRF-TOKEN=1', 'XSRF-TOKEN')).toBeUndefined();
    expect(cookieValue('XSRF-TOKEN=100%', 'XSRF-TOKEN')).toBe('100%');
    expect(cookieValue('XSRF-TOKEN=a=b=', 'XSRF-TOKEN')).toBe('a=b=');
  });
});

describe('retryAfterSeconds', () => {
  const NOW = 'Mon, 23 Nov 2026 01:00:30 GMT';
  it.each([
    ['seconds', '30', null, 30],
    ['a date, counted from the server clock', 'Mon, 23 Nov 2026 01:02:00 GMT', NOW, 90],
    ['a date that begins with digits', '2026-11-23T01:02:00Z', NOW, 90],
    ['a date that has passed, for which nobody waits', 'Mon, 23 Nov 2026 01:00:00 GMT', NOW, 0],
  ])('reads %s', (_, wait, now, seconds) => expect(retryAfterSeconds(wait, now)).toBe(seconds));
  it.each(['86401', '2300955397', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'])('takes %j for a day', (value) =>
    expect(retryAfterSeconds(value, null)).toBe(A_DAY_S),
  );
  it.each([null, '', 'soon', '-5'])('finds nothing in %j', (value) =>
    expect(retryAfterSeconds(value, null) ?? 0).toBe(0),
  );
});

describe('what a header can carry', () => {
  it.each(['X-XSRF-TOKEN', 'x_token', '~!'])('%j is a name', (name) => expect(isHeaderName(name)).toBe(true));
  it.each(['', 'X Token', ' X-Token', 'X-Token:', 'é', 'X-Token\n'])('%j is no name', (name) =>
    expect(isHeaderName(name)).toBe(false),
  );
  it.each(['', 'a b=', 'caf\u00e9', 'token\n'])('%j is a value', (value) => expect(isHeaderValue(value)).toBe(true));
  it.each(['a\nb', 'a\0b', '\u0103b', 'b\u0103'])('%j is no value', (value) =>
    expect(isHeaderValue(value)).toBe(false),
  );
});

describe('HTML instead of a value', () => {
  it.each(['<!DOCTYPE html>', '\n <html>', '<br />\n<b>Warning</b>: x', '<!-- x --><p>', '<?xml version="1.0"?>'])(
    'sees it in %j',
    (text) => expect(isHtml(text)).toBe(true),
  );
  it.each(['', '1', '/pay/3', '< 5 customers', 'a <b> c', '{"a":"<p>"}'])('does not see it in %j', (text) =>
    expect(isHtml(text)).toBe(false),
  );
  it('knows a log-in page by its password or by where its form goes', () => {
    expect(isLogInPage('<html><form action="/app/login" method=post><input name=phone></form>')).toBe(true);
    expect(isLogInPage("<html><input name='p' type='password'>")).toBe(true);
    expect(isLogInPage('<html><a href="/logout">Log out</a><form action="/app/logout"></form>')).toBe(false);
    expect(isLogInPage('<script>if (a<b) c()</script><FORM class="x" ACTION = \'/auth/sign-in\'>')).toBe(true);
    expect(isLogInPage('<html><input placeholder="<3 you" type=password')).toBe(true);
    expect(isLogInPage('<html><form data-action="/login" action="/document-signing"><input type="text">')).toBe(false);
    expect(isLogInPage('type="password"')).toBe(false);
  });
});
