import { describe, expect, test } from 'vitest';
import { html, jsonScript } from '../../mocks/host/html.ts';
import { matchPath } from '../../mocks/host/routes.ts';
import { widget } from '../../mocks/host/widget.ts';

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

describe('the element of a widget', () => {
  test('with single attributes, named as the host contract says', () => {
    expect(
      widget(
        'file-uploader',
        { title: 'A "b"', uploadUrl: '/x?a=1&b', recognition_id: 4, on: true, gone: null },
        'Wait',
        { tag: 'span', load: 'idle' },
      ).source,
    ).toBe(
      '<span data-widget="file-uploader" data-load="idle" data-title="A &quot;b&quot;" data-upload-url="/x?a=1&amp;b" data-recognition-id="4" data-on="true">Wait</span>',
    );
  });

  test('with a JSON child for lists', () => {
    expect(widget('price-rows', { prices: [{ name: '<1 g>' }] }, 'Wait', { as: 'json' }).source).toBe(
      '<div data-widget="price-rows"><script type="application/json">{"prices":[{"name":"\\u003c1 g>"}]}</script>Wait</div>',
    );
  });

  test('refuses a list as an attribute', () => {
    expect(() => widget('price-rows', { prices: [] })).toThrow('The property "prices" is not a single value.');
  });
});

test.each([
  ['/app/{id}', '/app/7', { id: '7' }],
  ['/app/{id}', '/app/7/', { id: '7' }],
  ['/app/{a}/{b}', '/app/x%2Fy/z', { a: 'x/y', b: 'z' }],
  ['/app/{id}', '/app/', undefined],
  ['/app/{id}', '/app/7/8', undefined],
  ['/app/{id}', '/app/%', undefined],
  ['/app.b', '/appxb', undefined],
  ['/', '/', {}],
])('path %s against %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
