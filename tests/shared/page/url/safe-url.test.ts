import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeImage } from '../../../../shared/contract/safe-image.ts';
import { safeLink } from '../../../../shared/page/url/safe-url.ts';

const BASE = 'https://dealers.example/app/page?x=1';

describe('safeLink', () => {
  it.each([
    ['/pay/3', 'https://dealers.example/pay/3'],
    ['pay/3', 'https://dealers.example/app/pay/3'],
    ['https://pay.example/3', 'https://pay.example/3'],
    ['?x=2#y', 'https://dealers.example/app/page?x=2#y'],
    ['HTTP://pay.example', 'http://pay.example/'],
    ['/a//b', 'https://dealers.example/a//b'],
    ['/go?to=https://pay.example', 'https://dealers.example/go?to=https://pay.example'],
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
  ])('refuses %j and says what it expects', (address) =>
    expect(() => safeLink(address, BASE)).toThrow(
      /^The address ".*" was refused\. Expected an address with http: or https:/,
    ),
  );

  it.each([
    '//evil.example/bayar',
    '///evil.example/bayar',
    '/\\evil.example/bayar',
    '\\\\evil.example/bayar',
    '/\t/evil.example/bayar',
    '\n//evil.example/bayar',
    '\u0001//evil.example/bayar',
    'https:evil.example',
    'https:///evil.example',
    'ht\ttps://evil.example',
    '//dealers.example/bayar',
    '//evil.example/https://x', // a whole address, but not at its beginning
    '/\\evil.example/http://x',
  ])('refuses %j, which is neither a whole address nor a path', (address) => {
    expect(() => safeLink(address, BASE)).toThrow(TypeError);
    expect(() => safeImage(address, BASE)).toThrow(TypeError);
  });

  it('never leaves the site except for an absolute address', () => {
    const lead = fc.array(fc.constantFrom('/', '\\', '\t', '\n', ' ', '.', 'https:', 'evil.example', '@', '?'));
    fc.assert(
      fc.property(lead, (parts) => {
        let whole: string;
        try {
          whole = safeLink(parts.join(''), BASE);
        } catch {
          return;
        }
        expect(/^https:\/\/[\w.@]/.test(parts.join('').trim()) || whole.startsWith('https://dealers.example/')).toBe(
          true,
        );
      }),
    );
  });

  it('throws a sentence when an address cannot be read', () =>
    expect(() => safeLink('https://', BASE)).toThrow('The address "https://" was refused.'));

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
