import { decoded } from '../decode.ts';
import { hash } from './random.ts';

const text = (value: string) => value.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A picture drawn for a path, always the same for the same one: a gold bar on a background of its own colour, with the path's last part under it.
 * @returns the source of an SVG; portrait for people and posters, landscape for the rest
 */
export function picture(pathname: string): string {
  const file = pathname.split('/').at(-1) ?? '';
  const name = (decoded(file) ?? file).replace(/\.\w+$/, '');
  const hue = hash(pathname) % 360;
  const [width, height] = /recognition|people|proof|poster/.test(pathname) ? [480, 600] : [640, 420];
  const [x, y] = [width / 2, height / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 42% 30%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 48% 16%)"/></linearGradient>
<rect width="100%" height="100%" fill="url(#g)"/>
<path d="M${x - 110} ${y + 50}l32-100h156l32 100z" fill="#e9c46a"/><path d="M${x - 78} ${y - 50}h156l-18-26h-120z" fill="#f6e2a5"/><path d="M${x - 92} ${y + 34}l22-68h140l22 68z" fill="#d4a73a"/>
<text x="${x}" y="${y + 10}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="30" font-weight="700" fill="#6b4a05">999.9</text>
<text x="${x}" y="${height - 40}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="22" fill="#fff">${text(name)}</text>
</svg>`;
}
