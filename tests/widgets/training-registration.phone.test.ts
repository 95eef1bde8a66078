import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as model from '../../widgets/training-registration/parts/registration-dialog/phone.ts';

test.each([
  ['60', '012-345 6789', '60123456789'],
  ['60', '12 345 6789', '60123456789'],
  ['60', '60123456789', '60123456789'],
  ['60', '+60 12-345 6789', '60123456789'],
  ['60', '0060123456789', '60123456789'],
  ['60', '+60 (0)12-345 6789', '60123456789'],
  ['65', '6512 3456', '6565123456'],
  ['65', '6591234567', '6591234567'],
  ['62', '0812 3456 7890', '6281234567890'],
  // an old Indonesian number of 9 digits, with the code
  ['62', '62 811 234 567', '62811234567'],
  ['60', '600123456789', '60123456789'],
  ['60', '060123456789', '60123456789'],
  ['60', '(+60) 12-345 6789', '60123456789'],
  // the first digits of a number may be those of its country's code
  ['91', '91987 65432', '919198765432'],
  ['91', '091987 65432', '919198765432'],
  ['91', '+91 91987 65432', '919198765432'],
  ['66', '66 123 4567', '66661234567'],
  ['66', '66 2 123 4567', '6621234567'],
  ['7', '771 234 5678', '77712345678'],
  ['84', '84 123 4567', '84841234567'],
  ['47', '47 91 23 45 67', '4791234567'],
  ['49', '0491 1234567', '494911234567'],
  ['49', '49 1512 3456789', '4915123456789'],
  ['55', '055 99123 4567', '5555991234567'],
  ['55', '55 11 91234-5678', '5511912345678'],
  // a country without an example: the 0 says that no code follows
  ['43', '04352 123456', '434352123456'],
  ['43', '43 4352 123456', '434352123456'],
  // nine digits with the code, and the longest number there may be
  ['47', '+47 212 34 56', '472123456'],
  ['43', '1234567890123', '431234567890123'],
  // as other programs copy a number: dashes and spaces of their own
  ['60', '+60 12\u2011345 6789', '60123456789'],
  ['60', '012\u2013345\u00a06789', '60123456789'],
  ['60', '012\u2212345\u202f6789', '60123456789'],
])('with the code %s, %s is sent as %s', (code, typed, sent) => {
  expect(model.fullPhone(code, typed)).toBe(sent);
});

test.each([
  ['60', ''],
  ['60', '01'],
  ['60', '+65 9123 4567'],
  ['60', '(+65) 9123 4567'],
  ['60', '0065 9123 4567'],
  ['852', '852 512 345'],
  ['43', '12345678901234'],
  ['60', '012-345 678o'],
  ['60', '012-345 6789 samb. 12'],
  ['60', 'tiada'],
  ['60', '0123456789012345'],
])('with the code %s, "%s" is none', (code, typed) => {
  expect(model.fullPhone(code, typed)).toBeUndefined();
});

test('what is sent is digits only, begins with the code, and is understood again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('60', '65', '62', '673', '1'),
      fc.stringMatching(/^[\d +()-]{0,20}$/),
      (code, typed) => {
        const full = model.fullPhone(code, typed);
        if (full === undefined) return;
        expect(full).toMatch(/^\d{8,15}$/);
        expect(full.startsWith(code)).toBe(true);
        expect(model.fullPhone(code, `+${full}`)).toBe(full);
      },
    ),
  );
});

test('a number of the usual length is the same with and without the code, whatever its first digits are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(model.EXAMPLES)).chain(([code, example]) => {
        const length = example.replace(/\D/g, '').replace(/^0/, '').length;
        const rest = (known: string) => fc.stringMatching(new RegExp(`^\\d{${length - known.length}}$`));
        const any = fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
        const likeTheCode = rest(code).map((digits) => code + digits);
        return fc.tuple(fc.constant(code), fc.oneof(any, likeTheCode));
      }),
      ([code, national]) => {
        for (const typed of ['', '0', code, `${code}0`, `0${code}`, `+${code}`, `+${code} (0)`, `00${code}`]) {
          expect(model.fullPhone(code, typed + national), `"${typed}" before it`).toBe(code + national);
        }
      },
    ),
  );
});

test.each(Object.entries(model.EXAMPLES))('the example of +%s, %s, is a number of that country', (code, example) => {
  expect(model.fullPhone(code, example)).toMatch(new RegExp(`^${code}`));
});

test('60 is the default, Malaysia alone without a list', () => {
  expect(model.phoneCodes([])).toEqual([{ code: '60', country: 'Malaysia' }]);
  const codes = model.phoneCodes([
    { code: '+65', country: 'Singapura' },
    { code: '+60', country: 'Malaysia' },
    { code: '', country: '?' },
  ]);
  expect(codes.map(({ code }) => code)).toEqual(['65', '60']);
  expect(model.codeOf(model.defaultCountry(codes))).toBe('60');
  expect(model.defaultCountry([{ code: '65', country: 'Singapura' }])).toBe('65 Singapura');
  expect(model.phoneCodes([{ code: '+1-684', country: 'Samoa' }])).toEqual([{ code: '1684', country: 'Samoa' }]);
});
