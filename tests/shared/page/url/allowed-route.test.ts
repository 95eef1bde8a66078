import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAllowedRoute } from '../../../../shared/page/url/allowed-route.ts';

const BASE = 'https://dealers.example/app/page';
const isAllowed = (route: string, ...prefixes: string[]): boolean => isAllowedRoute(route, prefixes, BASE);

/** As lenient servers do: a percent sign that stands for nothing is left. */
const decodedOnce = (text: string): string =>
  text
    .replaceAll('%c0%ae', '.')
    .replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

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
  ['/app/public/caf%C3%A9/100%25?a=1;2', '/app/public'],
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
  ['/app/public/%252e%252e%252fadmin', '/app/public'], // a proxy and a server decode one after the other
  ['/app/public/..%255cadmin', '/app/public'],
  ['/app/public/%25252e%25252e/admin', '/app/public'],
  ['/app/public/..;/admin', '/app/public'], // Tomcat drops what follows
  ['/app/public/..%3b/admin', '/app/public'],
  ['/app/public/..%253b/admin', '/app/public'],
  ['/app/public/%c0%ae%c0%ae/admin', '/app/public'], // an overlong dot
  ['/app/public/%25c0%25ae%25c0%25ae/admin', '/app/public'],
  ['/app/public/..%e0%80%afadmin', '/app/public'], // an overlong slash
  ['/app/public/%zz', '/app/public'],
])('%s is not allowed by %s', (route, prefix) => expect(isAllowed(route, prefix)).toBe(false));

it('is never outside of the prefix, whatever is written', () => {
  const part = fc.constantFrom(
    ...['..', '.', '%2e%2e', '..%2f', '\\', '/', 'app', 'public', 'admin', '?', '#', '//'],
    ...['%5c', '%25', '2e', ';', '%c0%ae', ' ', '\t'],
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const route = `/app/public/${parts.join('')}`;
      if (!isAllowed(route, '/app/public')) return;
      // as servers that decode and drop parameters first may understand it
      const twice = decodedOnce(decodedOnce(new URL(route, BASE).pathname));
      const served = twice.replace(/;[^/]*/g, '').replaceAll('\\', '/');
      // a slash at the end, because a URL loses spaces there, and `.. ` does not lead up
      expect(new URL(`${served}/`, BASE).pathname).toMatch(/^\/app\/public(\/|$)/);
    }),
    { examples: [[['..', ' ', '#']]] },
  );
});

it('is refused by an empty list', () => expect(isAllowedRoute('/app', [], BASE)).toBe(false));
