import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Switch } from '../../../../shared/ui/controls/switch.tsx';
import { Stage } from '../../../../stories/support/stage.tsx';

const item = { label: 'Recognition of Aminah', yes: 'Yes', no: 'No' };

test('it is a switch named by its item, with the word of its state', () => {
  const { rerender } = render(<Switch {...item} checked onToggle={() => {}} />);
  const control = screen.getByRole('switch', { name: 'Recognition of Aminah', checked: true });
  expect(control.textContent).toBe('Yes');
  rerender(<Switch {...item} checked={false} onToggle={() => {}} />);
  expect(screen.getByRole('switch', { checked: false }).textContent).toBe('No');
});

test('its knob comes from the other side once it was flipped, not at first, and stands still where motion is reduced', () => {
  const { rerender } = render(<Switch {...item} checked={false} onToggle={() => {}} />);
  const control = screen.getByRole('switch');
  expect(control.dataset.flipped).toBeUndefined();
  for (const checked of [true, false]) {
    rerender(<Switch {...item} checked={checked} onToggle={() => {}} />);
    expect(control.dataset.flipped).toBe('true');
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true); // set for all tests (tests/chromium.mjs)
    expect(control.getAnimations({ subtree: true })).toEqual([]);
  }
});

test('while it is saved its knob is a dotted ring, which turns, also after a flip, unless motion is reduced', async () => {
  const show = (checked: boolean, busy: boolean) => (
    <Stage>
      <Switch {...item} checked={checked} onToggle={() => {}} busy={busy} />
    </Stage>
  );
  const { rerender } = render(show(false, false));
  const control = screen.getByRole('switch');
  const frame = (): string => getComputedStyle(control.querySelector('svg')!).borderStyle;
  const turning = (): unknown[] =>
    control.getAnimations({ subtree: true }).map((each) => (each as CSSAnimation).animationName);
  expect(frame()).toBe('none');
  rerender(show(true, true));
  expect(frame()).toBe('dotted');
  expect(turning()).toEqual([]);
  const reduce = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(() => reduce('reduce').then(() => {}));
  await reduce('no-preference');
  expect(turning()).toEqual(['ui-knob']);
  rerender(show(true, false));
  expect(frame()).toBe('none');
});

test('it asks on click, Enter and Space, and not while busy', async () => {
  const onToggle = vi.fn<() => void>();
  const { rerender } = render(<Switch {...item} checked onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onToggle).toHaveBeenCalledTimes(3);
  rerender(<Switch {...item} checked onToggle={onToggle} busy />);
  await userEvent.click(screen.getByRole('switch'));
  expect(onToggle).toHaveBeenCalledTimes(3);
  expect(document.activeElement).toBe(screen.getByRole('switch'));
});

test('a failure is a quiet mark, read aloud and tied to the switch', () => {
  const { rerender } = render(<Switch {...item} checked onToggle={() => {}} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<Switch {...item} checked onToggle={() => {}} failure={{}} failed="could not be saved — try again" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(screen.getByRole('switch', { description: 'could not be saved — try again' })).toBeTruthy();
});

test('its width is the same in both states', () => {
  const { rerender } = render(
    <Stage>
      <Switch {...item} yes="Verified" checked onToggle={() => {}} />
    </Stage>,
  );
  const width = () => screen.getByRole('switch').getBoundingClientRect().width;
  const before = width();
  rerender(
    <Stage>
      <Switch {...item} yes="Verified" checked={false} onToggle={() => {}} />
    </Stage>,
  );
  expect(width()).toBe(before);
  expect(screen.getByRole('switch').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
