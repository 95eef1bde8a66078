import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeImage, safeLink } from '../../../shared/lib/safe-url.ts';

const BASE = 'https://dealers.example/app/page?x=1';

describe('safeLink', () => {
  it.each([
    ['/pay/3', 'https://dealers.example/pay/3'],
    ['pay/3', 'https://dealers.example/app/pay/3'],
    ['https://pay.example/3', 'https://pay.example/3'],
    ['//cdn.example/a', 'https://cdn.example/a'],
  ])('makes %s the whole address %s', (address, whole) => expect(safeLink(address, BASE)).toBe(whole));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://dealers.example/1',
    'file:///etc/passwd',
  ])('refuses %j and says why', (address) =>
    expect(() => safeLink(address, BASE)).toThrow(
      /^The address ".*" was refused because of "\w+:"\. Expected an address with http: or https:/,
    ),
  );

  it('says so when an address cannot be read', () =>
    expect(() => safeLink('https://', BASE)).toThrow('The address "https://" cannot be read.'));

  it('gives nothing but web addresses, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `javascript:${rest}`),
        ),
        (address) => {
          let whole: string;
          try {
            whole = safeLink(address, BASE);
          } catch {
            return;
          }
          expect(whole).toMatch(/^https?:\/\//);
        },
      ),
    );
  });
});

describe('safeImage', () => {
  it.each(['data:image/png;base64,AA', 'DATA:IMAGE/svg+xml,x', 'blob:https://dealers.example/1', '/storage/a.png'])(
    'shows %s',
    (address) => expect(safeImage(address, BASE)).toBeTruthy(),
  );
  it.each(['data:text/html,x', 'data:,x', 'javascript:1', 'data:text/html;image/png,x'])('refuses %s', (address) =>
    expect(() => safeImage(address, BASE)).toThrow('was refused'),
  );
});
