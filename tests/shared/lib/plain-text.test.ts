import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainText } from '../../../shared/lib/plain-text.ts';

test.each([
  ['<p>Hello&nbsp;<strong>world</strong></p>', 'Hello\u00A0world'],
  ['<p>Satu</p>\n<p>Dua<br>Tiga<br /></p>', 'Satu\nDua\nTiga'],
  ['<p>Satu</p><p>&nbsp;</p><p>Dua</p>', 'Satu\n\nDua'],
  ['<h2>Isi:</h2><ul>\n  <li>satu</li>\n  <li><p>dua</p></li>\n</ul>', 'Isi:\nsatu\ndua'],
  ['Baris satu<br><br>baris tiga', 'Baris satu\n\nbaris tiga'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  [
    '<p>A &amp; B &lt;b&gt; &quot;c&quot; &#39;d&#39; &#x27;e&#X27; &eacute;&hellip; &unknown; &#0;</p>',
    "A & B <b> \"c\" 'd' 'e' é… &unknown; &#0;",
  ],
  ['<p style="color:red" title=\'a > b\'>x<o:p></o:p><img alt="a > b" src="x"></p>', 'x'],
  ['<!-- a > b --><style>p{}</style><p>x<script>alert("</p>")</script>y</p><!--[if mso]><p>z</p><![endif]-->', 'xy'],
  ['<P>Huruf\nbesar </P>', 'Huruf besar'],
  ['<p>tidak ditutup', 'tidak ditutup'],
  ['<p>5 < 6 dan 7 <', '5 < 6 dan 7 <'],
  ['<p>m<sup>2</sup>, a<picture></picture>b, c<path></path>d, e<thead></thead>f', 'm2, ab, cd, ef'],
  ['<p>a<!-- x -->b<x-title>c</x-title><title-x>d</title-x><title>e</title>', 'abcd'],
  ['<p>5 < b> 4, a <3! b>c', '5 < b> 4, a <3! b>c'],
  ['<p>&#x10FFFF;&#xE000;&#xD7FF;', '\u{10FFFF}\uE000\uD7FF'],
  ['<p>&#x110000;&#xD800;&#xDFFF;', '&#x110000;&#xD800;&#xDFFF;'],
  [
    '<p>&apos;&ndash;&mdash;&lsquo;&rsquo;&ldquo;&rdquo;&sbquo;&bdquo;&bull;&euro;&trade;&rarr;&larr;&le;&ge;&ne;&minus;.&ensp;.&emsp;.',
    "'–—‘’“”‚„•€™→←≤≥≠−.\u2002.\u2003.",
  ],
])('%j is read as %j', (html, text) => expect(plainText(html)).toBe(text));

it.each(['', 'a < b & c > d', 'Hubungi <nama pelanggan>', 'R&amp;D', '  dua\n\n baris  ', '<b>tebal'])(
  'a text that no editor wrote stays as it is: %j',
  (text) => expect(plainText(text)).toBe(text),
);

describe('for any text', () => {
  const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  /** A line as a screen shows it. */
  const seen = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ').trim();
  const line = fc.string({ unit: 'grapheme' }).filter((text) => seen(text) !== '');
  const tag = fc.constantFrom('p', 'div', 'li', 'h3', 'P');
  const inline = fc.constantFrom('strong', 'em', 'span', 'a', 'font');

  it('its lines come back, whatever their marks', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ line, tag, inline, title: fc.string() }), { minLength: 1 }), (parts) => {
        const html = parts.map(
          (part) =>
            `<${part.tag} title="${part.title.replace(/["<&]/g, '')}"><${part.inline}>${escaped(part.line)}</${part.inline}></${part.tag}>`,
        );
        expect(plainText(html.join('\n'))).toBe(parts.map((part) => seen(part.line)).join('\n'));
      }),
    );
  });

  it('it is a text: nothing is thrown, and no tag that was closed is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('<', '>', '</p>', '<p>', '"', '&', '<!--', '-->'), fc.string())),
        (parts) => {
          expect(plainText(parts.join(''))).not.toMatch(/<\/p>(?!.*-->)/s);
        },
      ),
    );
  });
});
