import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from '../../../../shared/ui/switch/switch.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import { emulateMedia } from '../../../support/emulate-media.ts';

const item = { label: 'Recognition of Aminah', yes: 'Yes', no: 'No' };

/** The switch, what is moving in it, and a way to show it in another state. */
function moving() {
  const show = (checked: boolean, busy: boolean) => (
    <Stage>
      <Switch {...item} checked={checked} onToggle={() => {}} busy={busy} />
    </Stage>
  );
  const { rerender } = render(show(false, false));
  const control = screen.getByRole('switch');
  return {
    control,
    knob: control.querySelector('svg')!,
    shows: (checked: boolean, busy: boolean) => rerender(show(checked, busy)),
    animations: () => control.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation),
  };
}
async function allowMotion(): Promise<void> {
  onTestFinished(() => emulateMedia());
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
}

test('its knob slides over from the other side once it was pressed, not at first, nor where motion is reduced', async () => {
  const { control, knob, shows, animations } = moving();
  await userEvent.click(control);
  expect(animations()).toEqual([]);
  await allowMotion();
  for (const checked of [true, false]) {
    shows(!checked, true);
    shows(checked, false);
    const [slide, ...others] = animations();
    expect([slide?.animationName, others]).toEqual(['ui-knob-slide', []]);
    slide!.currentTime = 0;
    expect(getComputedStyle(knob).translate).toBe(checked ? '-24px' : '24px');
  }
});

test('while it is saved its knob is a dotted ring, which turns, unless motion is reduced', async () => {
  const { knob, shows, animations } = moving();
  const look = () => [getComputedStyle(knob).borderStyle, ...animations().map(({ animationName }) => animationName)];
  shows(true, true);
  expect(look()).toEqual(['dotted']);
  await allowMotion();
  expect(look()).toEqual(['dotted', 'ui-knob']);
  shows(true, false);
  expect(look()).toEqual(['none']);
});

test('its width is the same in both states', () => {
  const { rerender } = render(<Switch {...item} yes="Verified" checked onToggle={() => {}} />, { wrapper: Stage });
  const width = () => screen.getByRole('switch').getBoundingClientRect().width;
  const before = width();
  rerender(<Switch {...item} yes="Verified" checked={false} onToggle={() => {}} />);
  expect(width()).toBe(before);
  expect(screen.getByRole('switch').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
