/** Which colours meet in the widgets, and how far apart they have to be (WCAG 2.2: 4.5 for words, 3 for lines and shapes that mean something). */

export interface ContrastPair {
  front: string;
  back: string;
  least: 4.5 | 3;
  /** Where they meet. */
  where: string;
}

const words = (front: string, back: string, where: string): ContrastPair => ({
  front: `--dw-${front}`,
  back: `--dw-${back}`,
  least: 4.5,
  where,
});
const line = (front: string, back: string, where: string): ContrastPair => ({
  front: `--dw-${front}`,
  back: `--dw-${back}`,
  least: 3,
  where,
});

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  words('ink', 'surface', 'words'),
  words('ink', 'surface-2', 'words in heads and stripes of tables'),
  words('ink', 'surface-raised', 'words in dialogs and lists'),
  words('ink', 'gold-soft', 'words of what is chosen'),
  words('ink-soft', 'surface', 'hints'),
  words('ink-soft', 'surface-2', 'hints in heads of tables, words of what cannot be pressed'),
  words('gold', 'surface', 'links and numbers of what is chosen'),
  words('gold', 'gold-soft', 'gold words on what is chosen'),
  words('on-gold-fill', 'gold-fill', 'words of the main button'),
  words('on-gold-fill', 'gold-fill-hover', 'words of the main button under the pointer'),
  words('red', 'surface', 'errors'),
  words('red', 'red-soft', 'errors in their box'),
  words('on-red-fill', 'red-fill', 'words of the red button'),
  words('on-red-fill', 'red-fill-hover', 'words of the red button under the pointer'),
  words('green', 'surface', 'what went well'),
  words('green', 'green-soft', 'what went well, in its box'),
  words('on-green-fill', 'green-fill', 'words of a switch that is on'),
  line('green-fill', 'surface-raised', 'a switch that is on, in dialogs'),
  line('grey-fill', 'surface-raised', 'a switch that is off, in dialogs'),
  line('line-strong', 'surface-raised', 'edges of fields and buttons'),
  line('focus', 'surface-raised', 'the ring of the focus'),
];

/** A colour as `rgb(…)` or `#rrggbb` ⇒ red, green, blue from 0 to 255; nothing for another notation. */
export function channelsOf(colour: string): [number, number, number] | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1];
  const written = /^rgba?\(/.test(colour) ? colour.match(/[\d.]+/g)?.map(Number) : undefined;
  const pairs = hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red, green, blue] = pairs?.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? written ?? [];
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

/** WCAG's contrast of two opaque colours, from 1 to 21; nothing when one of them cannot be read. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (!first || !second) return undefined;
  const both = [luminance(first), luminance(second)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Of words. */
const READABLE = 4.5;

/** `share` from 0 to 1 of one colour in another, both as #rrggbb. */
const mixed = (one: string, other: string, share: number): string =>
  `#${(channelsOf(one) ?? [])
    .map((value, at) => Math.round(value * share + (channelsOf(other)?.[at] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * The tokens of a brand's colour on a surface, both as #rrggbb: it fills buttons; darker or lighter, until it can be read there, it is for lines and words.
 * Hovered and soft colours follow by themselves.
 */
export function brandTokens(brand: string, surface: string): Record<string, string> {
  const contrast = (one: string, other: string): number => contrastOf(one, other) ?? 0;
  const far = contrast('#000000', surface) > contrast('#ffffff', surface) ? '#000000' : '#ffffff';
  const shades = Array.from({ length: 21 }, (_, at) => mixed(brand, far, 1 - at / 20));
  const words = shades.find((each) => contrast(each, mixed(each, surface, 0.12)) >= READABLE) ?? far;
  const onFill = contrast('#ffffff', brand) >= READABLE ? '#ffffff' : '#1a1a1a';
  return { '--dw-gold': words, '--dw-gold-fill': brand, '--dw-on-gold-fill': onFill };
}

function luminance([red, green, blue]: [number, number, number]): number {
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** As designers read it; cut, not rounded, so that 4.49 does not look like enough. */
export const asRatio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;
