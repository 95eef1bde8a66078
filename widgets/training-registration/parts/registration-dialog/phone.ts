/** Telephone numbers as people write them, and as they are sent: country code and number, digits only (D3). */
export interface PhoneCode {
  readonly code: string;
  readonly country: string;
}

const MALAYSIA: PhoneCode = { code: '60', country: 'Malaysia' };
const SHORTEST_NATIONAL = 7;
const LONGEST = 15; // the limit of E.164

/**
 * An example number for each country code, as long as the longest number that begins with that code's digits. Of other countries
 * that is unknown: `USUAL_DIGITS` is a guess, for numbers without a leading 0.
 */
export const EXAMPLES: Readonly<Record<string, string>> = {
  '49': '01512 3456789',
  '55': '11 91234-5678',
  '60': '012-345 6789',
  '61': '0412 345 678',
  '62': '0812-345-6789',
  '63': '0917 123 4567',
  '65': '8123 4567',
  '66': '081 234 5678',
  '673': '712 3456',
  '7': '912 345 6789',
  '852': '5123 4567',
  '86': '139 1234 5678',
  '91': '98765 43210',
  '966': '050 123 4567',
  '971': '050 123 4567',
};
const USUAL_DIGITS = 9;

/** The codes to choose from, digits only; only Malaysia's if the page passes none. */
export function phoneCodes(given: readonly PhoneCode[]): readonly PhoneCode[] {
  const usable = given
    .map(({ code, country }) => ({ code: code.replace(/\D/g, ''), country }))
    .filter(({ code }) => code !== '');
  return usable.length > 0 ? usable : [MALAYSIA];
}

/** A country as the value of a select, the same wherever it stands in the list: the page may sort the list anew. */
export const countryOf = ({ code, country }: PhoneCode): string => `${code} ${country}`;

/** The code in such a value, digits only. */
export const codeOf = (chosen: string): string => chosen.replace(/ .*/s, '');

/** The country chosen at first: the one with code 60, else the first of the list. */
export const defaultCountry = (codes: readonly PhoneCode[]): string =>
  countryOf(codes.find(({ code }) => code === MALAYSIA.code) ?? codes[0] ?? MALAYSIA);

/**
 * The number to send. People write `012-345 6789`, `12 345 6789`, `60123456789` or `+60 12-345 6789` for the same number.
 * @param code the chosen country's code, digits only
 * @returns the code and the number, digits only; `undefined` when it is not a telephone number of that country
 */
export function fullPhone(code: string, typed: string): string | undefined {
  // a number copied from another program has dashes and spaces of its own
  if (/[^\d\s()+./\p{Pd}\u2212]/u.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  const international = /^[\s(]*\+/.test(typed) ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  if (international !== undefined && !international.startsWith(code)) return undefined;
  const national =
    international === undefined ? nationalPart(code, digits) : withoutZeros(international.slice(code.length));
  const full = code + national;
  return national.length >= SHORTEST_NATIONAL && full.length <= LONGEST ? full : undefined;
}

/** Without the leading 0 of domestic calls. */
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The number without the leading 0, and without the country code if it was typed although it is beside the field. */
function nationalPart(code: string, digits: string): string {
  const number = withoutZeros(digits);
  const longest = withoutZeros(EXAMPLES[code]?.replace(/\D/g, '') ?? '').length;
  // where the length is not known, a leading 0 tells that what follows is a number of the country itself
  const begins = (longest > 0 ? number : digits).startsWith(code);
  // "6512 3456" in Singapore and "91987 65432" in India are whole numbers: with the code they would have more digits
  const isWithCode = begins && number.length > (longest || USUAL_DIGITS);
  return isWithCode ? withoutZeros(number.slice(code.length)) : number;
}
