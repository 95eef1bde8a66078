import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedRoute } from '../../../../shared/lib/url/allowed-route.ts';

const BASE = 'https://dealers.example/app/page';
const isAllowed = (route: string, ...prefixes: string[]): boolean => isAllowedRoute(route, prefixes, BASE);

describe('a route of the page', () => {
  it('may lead anywhere safe where the page names no prefixes', () => {
    expect(isAllowedRoute('/anything', undefined, BASE)).toBe(true);
    expect(isAllowedRoute('https://uploads.example/x', undefined, BASE)).toBe(true);
    expect(isAllowedRoute('javascript:alert(1)', undefined, BASE)).toBe(false);
  });

  it.each([
    ['/app/public', '/app/public'],
    ['/app/public/7?x=1', '/app/public'],
    ['/app/public/7', '/app/public/'],
    ['public/7', '/app/public'],
    ['/app/admin/../public/7', '/app/public'],
    ['/anything', '/'],
    ['https://uploads.example/in/7', 'https://uploads.example/in/'],
  ])('%s is allowed by %s', (route, prefix) => expect(isAllowed(route, prefix)).toBe(true));

  it.each([
    ['/app/publicity', '/app/public'],
    ['/app/public/../admin', '/app/public'],
    ['/app/public/%2e%2e/admin', '/app/public'],
    ['/app/public/%2E%2E%2Fadmin', '/app/public'],
    ['/app/public/..%5cadmin', '/app/public'],
    ['/app/public/..\\admin', '/app/public'],
    ['//evil.example/app/public', '/app/public'],
    ['https://evil.example/app/public', '/app/public'],
    ['https://dealers.example:444/app/public', '/app/public'],
    ['javascript:alert(1)', '/'],
    ['/app', '/app/public'],
    ['https://', '/'],
  ])('%s is not allowed by %s', (route, prefix) => expect(isAllowed(route, prefix)).toBe(false));

  it('is never outside of the prefix, whatever is written', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '..%2f',
      '\\',
      '/',
      'app',
      'public',
      'admin',
      '?',
      '#',
      '//',
      '%5c',
      ' ',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const route = `/app/public/${parts.join('')}`;
        if (!isAllowed(route, '/app/public')) return;
        // as a server that decodes first may understand it
        const served = decodeURIComponent(new URL(route, BASE).pathname).replaceAll('\\', '/');
        // a slash at the end, because a URL loses spaces there, and `.. ` does not lead up
        expect(new URL(`${served}/`, BASE).pathname).toMatch(/^\/app\/public(\/|$)/);
      }),
      { examples: [[['..', ' ', '#']]] },
    );
  });

  it('is refused by an empty list', () => expect(isAllowedRoute('/app', [], BASE)).toBe(false));
});
