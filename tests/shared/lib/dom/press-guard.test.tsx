import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../shared/ui/controls/button.tsx';
import { Stage } from '../../../../stories/support/stage.tsx';

/** A press that brings another button to where it was. */
function Page({ onSecond }: { onSecond: () => void }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <Stage>
      {isPressed ? (
        <Button key="second" onClick={onSecond}>
          Kedua
        </Button>
      ) : (
        <Button key="first" onClick={() => setPressed(true)}>
          Pertama
        </Button>
      )}
    </Stage>
  );
}
const button = (name: string) => screen.findByRole('button', { name });

/** A touch as WebKit on phones dispatches it: each is a first click. */
const touch = (at: Element, x: number) =>
  at.dispatchEvent(
    new PointerEvent('click', {
      bubbles: true,
      composed: true,
      detail: 1,
      pointerType: 'touch',
      clientX: x,
      clientY: 20,
    }),
  );

test('two touches at one place are one press, and one elsewhere is another', async () => {
  const onSecond = vi.fn<() => void>();
  render(<Page onSecond={onSecond} />);
  touch(await button('Pertama'), 20);
  const second = await button('Kedua');
  touch(second, 22);
  expect(onSecond).not.toHaveBeenCalled();
  touch(second, 90);
  expect(onSecond).toHaveBeenCalledTimes(1);
});

test('what a script or the keyboard presses is never dropped', async () => {
  const onSecond = vi.fn<() => void>();
  render(<Page onSecond={onSecond} />);
  (await button('Pertama')).click();
  (await button('Kedua')).click();
  expect(onSecond).toHaveBeenCalledTimes(1);
});

test('a control of the page itself gets every press', async () => {
  render(<Page onSecond={() => {}} />);
  const onPage = vi.fn<() => void>();
  touch(await button('Pertama'), 20);
  const own = document.body.appendChild(document.createElement('button'));
  own.addEventListener('click', onPage);
  touch(own, 20);
  own.remove();
  expect(onPage).toHaveBeenCalledTimes(1);
});
