import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Chip } from '../../../shared/ui/controls/chip.tsx';
import { contrastOf } from '../../../.storybook/contrast.ts';
import { Stage } from '../../../.storybook/support/stage.tsx';

test('what is pressed looks pressed, and what cannot be pressed neither that nor hovered', async () => {
  render(
    <Stage>
      <Chip text="9:00 am" label="Buang 9:00 am" onRemove={() => {}} />
      <Button aria-disabled>Hantar</Button>
      <Button disabled>Batal</Button>
    </Stage>,
  );
  const look = (button: HTMLElement) => [getComputedStyle(button).filter, getComputedStyle(button).backgroundColor];
  const [chip, ...still] = screen.getAllByRole('button');
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: HTMLElement) => {
    const { x, y, width, height } = at.getBoundingClientRect();
    const frame = window.frameElement!.getBoundingClientRect();
    const place = { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
    return cdp().send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  };
  for (const button of [chip!, ...still]) {
    const before = look(button);
    await mouse('mouseMoved', button);
    await mouse('mousePressed', button);
    onTestFinished(() => mouse('mouseReleased', button).then(() => undefined));
    if (button === chip) expect(look(button)[0]).not.toBe('none');
    else expect(look(button), button.textContent).toEqual(before);
    await mouse('mouseReleased', button);
  }
});

test.each(['light', 'dark'] as const)(
  'disabled, in %s: a button keeps its ring, and its words can be read',
  async (theme) => {
    render(
      <Stage theme={theme}>
        <Button variant="primary" aria-disabled>
          Memuat naik...
        </Button>
      </Stage>,
    );
    await userEvent.keyboard('{Tab}');
    const button = screen.getByRole('button');
    expect(button).toHaveFocus();
    for (const each of [button, button.firstElementChild!]) expect(getComputedStyle(each).opacity).toBe('1');
    const { color, backgroundColor } = getComputedStyle(button);
    expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  },
);
