import { render, screen } from '@testing-library/react';
import { expect, test, vi, onTestFinished } from 'vitest';
import { userEvent, cdp } from 'vitest/browser';
import { Button } from '../../../../shared/ui/controls/button.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import { Chip } from '../../../../shared/ui/controls/chip.tsx';
import { contrastOf } from '../../../../.storybook/contrast.ts';

test('busy keeps its name, its width and the focus, and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const button = (busy: boolean) => (
    <Stage>
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Hantar
        </Button>
      </form>
    </Stage>
  );
  const { rerender } = render(button(false));
  const element = screen.getByRole('button', { name: 'Hantar' });
  await userEvent.click(element);
  const { width } = element.getBoundingClientRect();
  rerender(button(true));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Hantar' })).toBe(element);
  expect(document.activeElement).toBe(element);
  expect(element.getBoundingClientRect().width).toBe(width);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('it submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Batal</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('sizes: 44 px for members, 32 px for admins', () => {
  render(
    <Stage>
      <Button>A</Button>
      <Button size="s">B</Button>
    </Stage>,
  );
  expect(screen.getAllByRole('button').map((each) => each.getBoundingClientRect().height)).toEqual([44, 32]);
});

test('in a narrow cell of the host it breaks between words, never inside of one', async () => {
  render(
    <table style={{ inlineSize: 200 }}>
      <tbody>
        <tr>
          <td>Tengku Puteri Nur Syahirah Batrisyia Khadijah binti Tengku Laksamana</td>
          <td style={{ inlineSize: 1 }}>
            <Stage>
              <Button size="s">View Proof</Button>
            </Stage>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const button = screen.getByRole('button', { name: 'View Proof' });
  expect(button.getBoundingClientRect().height).toBeLessThan(60); // two lines
});

test('a disabled one is not louder than an enabled one: a paler line, and only a main button keeps a ground', () => {
  render(
    <Stage>
      <Button>Enabled</Button>
      <Button disabled>A</Button>
      <Button variant="link" aria-disabled>
        B
      </Button>
      <Button variant="primary" disabled>
        C
      </Button>
    </Stage>,
  );
  const clear = 'rgba(0, 0, 0, 0)';
  const [enabled, ...looks] = screen.getAllByRole('button').map((each) => getComputedStyle(each));
  const [line, ...others] = looks.map(({ borderTopColor }) => borderTopColor);
  expect([clear, enabled?.borderTopColor]).not.toContain(line);
  expect(others).toEqual([clear, clear]);
  expect(looks.map(({ backgroundColor }) => backgroundColor === clear)).toEqual([true, true, false]);
});

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

test.each(['light', 'dark'] as const)('disabled, in %s: a button keeps its ring and readable words', async (theme) => {
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
});
