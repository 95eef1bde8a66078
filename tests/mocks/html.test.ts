import { expect, test } from 'vitest';
import { jsonScript } from '../../mocks/host/html.ts';

test('data for scripts cannot close the script', () => {
  const { source } = jsonScript({ name: '</script><!--' }, 'x');
  expect(source).toBe('<script type="application/json" id="x">{"name":"\\u003c/script>\\u003c!--"}</script>');
});
