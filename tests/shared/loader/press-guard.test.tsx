import { render, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { guardPresses } from '../../../shared/loader/follow/press-guard.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/switch/switch.tsx';
import { Stage } from '../../../.storybook/support/stage.tsx';
import { mountHtml } from '../../support/mount-html.ts';

/** A press that brings another button to where it was. */
function Page({ onSecond }: { onSecond: () => void }) {
  const [isPressed, setPressed] = useState(false);
  return isPressed ? (
    <Button key="second" onClick={onSecond}>
      Kedua
    </Button>
  ) : (
    <Button key="first" onClick={() => setPressed(true)}>
      Pertama
    </Button>
  );
}

/** Renders as a widget is rendered, in a shadow root. */
function show(children: ReactNode) {
  const { container } = render(<Stage shadow>{children}</Stage>);
  // the stage's only element is the host of the shadow root; Testing Library's types ask for an element, any node will do
  return within(container.firstElementChild!.shadowRoot as unknown as HTMLElement);
}

/** A touch as browsers on phones dispatch it: each is a first click. @param at ms on the page's clock */
function touch(target: Element, x: number, at: number): void {
  const click = new PointerEvent('click', {
    ...{ bubbles: true, composed: true, cancelable: true },
    ...{ detail: 1, pointerType: 'touch', clientX: x, clientY: 20 },
  });
  Object.defineProperty(click, 'timeStamp', { value: at });
  target.dispatchEvent(click);
}

/** The moment of a first touch, long after those of other tests. */
let now = 1e9;
beforeEach(() => {
  guardPresses();
  now += 1e6;
});

test('two touches at one place are one press; one elsewhere or later is another', async () => {
  const onSecond = vi.fn<() => void>();
  const widget = show(<Page onSecond={onSecond} />);
  touch(await widget.findByRole('button', { name: 'Pertama' }), 20, now);
  const second = await widget.findByRole('button', { name: 'Kedua' });
  touch(second, 22, now + 300);
  expect(onSecond).not.toHaveBeenCalled();
  touch(second, 90, now + 400);
  expect(onSecond).toHaveBeenCalledTimes(1);
  touch(second, 90, now + 2_000);
  expect(onSecond).toHaveBeenCalledTimes(2);
});

test('a switch takes two touches at one place for one, another button for two', async () => {
  const onPress = vi.fn<() => void>();
  const widget = show(
    <>
      <Switch label="FMD" checked={false} yes="Ya" no="Tidak" onToggle={onPress} />
      <Button onClick={onPress}>Seterusnya</Button>
    </>,
  );
  const toggle = await widget.findByRole('switch');
  touch(toggle, 20, now);
  touch(toggle, 20, now + 300);
  expect(onPress).toHaveBeenCalledTimes(1);
  touch(toggle, 20, now + 1_000);
  expect(onPress).toHaveBeenCalledTimes(2);
  const next = widget.getByRole('button', { name: 'Seterusnya' });
  touch(next, 90, now + 1_100);
  touch(next, 90, now + 1_300);
  expect(onPress).toHaveBeenCalledTimes(4);
});

test('what a script presses is never dropped', async () => {
  const onSecond = vi.fn<() => void>();
  const widget = show(<Page onSecond={onSecond} />);
  (await widget.findByRole('button', { name: 'Pertama' })).click();
  (await widget.findByRole('button', { name: 'Kedua' })).click();
  expect(onSecond).toHaveBeenCalledTimes(1);
});

test('the page gets every press of its own, also in the content of a widget', async () => {
  const onPage = vi.fn<() => void>();
  const { place, widget } = await mountHtml(
    '<div data-widget="faq-item" data-question="Bila?"><p slot="answer"><button>Padam</button></p></div>',
  );
  // the page's own button
  const own = place.querySelector('button')!;
  own.addEventListener('click', onPage);
  touch(widget.getByRole('button', { name: 'Bila?' }), 20, now);
  touch(own, 20, now + 300);
  expect(onPage).toHaveBeenCalledTimes(1);
});
