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
  words('ink-soft', 'surface-2', 'hints in heads of tables'),
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
  words('on-grey-fill', 'grey-fill', 'words of a switch that is off'),
  line('green-fill', 'surface-raised', 'a switch that is on, in dialogs'),
  line('grey-fill', 'surface-raised', 'a switch that is off, in dialogs'),
  line('line-strong', 'surface-raised', 'edges of fields and buttons'),
  line('focus', 'surface-raised', 'the ring of the focus'),
];

/** A colour as `rgb(…)` or `#rrggbb` ⇒ red, green, blue from 0 to 255; nothing for another notation. */
export function channelsOf(colour: string): [number, number, number] | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1];
  if (hex) {
    // the pattern above lets only 3 or 6 digits through
    const pairs = hex.length === 3 ? [...hex].map((each) => each + each) : hex.match(/../g)!;
    // the pattern above matches three pairs
    return pairs.map((pair) => parseInt(pair, 16)) as [number, number, number];
  }
  const [red, green, blue] = /^rgba?\(/.test(colour) ? (colour.match(/[\d.]+/g) ?? []).map(Number) : [];
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

/** WCAG's contrast of two opaque colours, from 1 to 21; nothing when one of them cannot be read. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (!first || !second) return undefined;
  // sorting keeps their number
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: [number, number, number]): number {
  // mapping keeps their number
  const [red, green, blue] = channels
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As designers read it; cut, not rounded, so that 4.49 does not look like enough. */
export const asRatio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;
