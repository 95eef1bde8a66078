import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import { Button } from '../../../../shared/ui/controls/button.tsx';

test('many widgets share one sheet per css, adopted once per root', async () => {
  const { container } = render(
    <>
      {['a', 'b'].map((key) => (
        <Stage key={key} shadow>
          <Button>{key}</Button>
          <Button>{key}</Button>
        </Stage>
      ))}
    </>,
  );
  const roots = () => [...container.children].map((host) => host.shadowRoot?.adoptedStyleSheets ?? []);
  await waitFor(() => expect(roots()[1]).not.toEqual([]));
  const [first = [], second = []] = roots();
  expect(new Set(first).size).toBe(first.length);
  expect([...second]).toEqual([...first]);
});

test("a host's custom property on any ancestor wins, and dark is only dark when asked for", async () => {
  const { container } = render(
    <div style={{ colorScheme: 'dark', '--dw-red-fill': 'rgb(1, 2, 3)' }}>
      <Stage shadow>
        <Button variant="danger">DAFTAR</Button>
        <Button>Batal</Button>
      </Stage>
    </div>,
  );
  const host = container.firstElementChild!.firstElementChild!;
  await waitFor(() => expect(host.shadowRoot?.querySelectorAll('button').length).toBe(2));
  const [danger, quiet] = host.shadowRoot!.querySelectorAll('button');
  expect(getComputedStyle(danger!).backgroundColor).toBe('rgb(1, 2, 3)');
  expect(getComputedStyle(quiet!).color).toBe('rgb(31, 35, 40)');
  host.shadowRoot!.querySelector<HTMLElement>('.dw')!.dataset.theme = 'dark';
  expect(getComputedStyle(quiet!).color).toBe('rgb(233, 235, 238)');
});
