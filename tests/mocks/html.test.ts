import { describe, expect, test } from 'vitest';
import { html, jsonScript } from '../../mocks/host/html.ts';

describe('the template', () => {
  test('escapes texts, joins lists, leaves out nothings, keeps HTML', () => {
    expect(html`<p title="${`"'`}">${'<b>&'}${[1, html`<i></i>`]}${null}${false}${undefined}</p>`.source).toBe(
      '<p title="&quot;&#39;">&lt;b&gt;&amp;1<i></i></p>',
    );
  });

  test('data for scripts cannot close the script', () => {
    const { source } = jsonScript({ name: '</script><!--' }, 'x');
    expect(source).toBe('<script type="application/json" id="x">{"name":"\\u003c/script>\\u003c!--"}</script>');
  });
});
