import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CONTRAST_PAIRS, contrastOf } from '../../../.storybook/contrast.ts';
import { DateStrip } from '../../../shared/ui/strip/date-strip.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { ChoiceCard } from '../../../shared/ui/choices/choice-card.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Stage } from '../../../.storybook/support/stage.tsx';

/** As the screen shows it: a mixed colour has fractions. */
function rgb(css: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
const contrast = (...colours: [string, string]): number => {
  const [one, other] = colours.map((css) => `rgb(${rgb(css).join()})`);
  return contrastOf(one!, other!)!;
};

const NAVY = { '--dw-gold': '#12305f', '--dw-gold-fill': '#12305f', '--dw-on-gold-fill': '#ffffff' };

test.each(['light', 'dark'] as const)('a navy brand stays navy when hovered and as a tint, in %s', async (theme) => {
  const controls = (
    <Stage theme={theme}>
      <Button variant="primary">Hantar</Button>
      <Button variant="danger">DAFTAR</Button>
      <Notice tone="warning">Tempat terhad.</Notice>
    </Stage>
  );
  const shown = render(<div style={NAVY}>{controls}</div>);
  const looks = () => {
    const of = (element: Element) => getComputedStyle(element).backgroundColor;
    return [screen.getByText('Hantar').parentElement!, document.querySelector('.ui-warning')!].map(of);
  };
  await userEvent.hover(screen.getByText('Hantar'));
  await expect.poll(() => rgb(looks()[0]!)).toEqual([15, 41, 81]);
  expect(contrast(looks()[0]!, '#ffffff')).toBeGreaterThan(contrast('#12305f', '#ffffff'));
  const [red = 0, , blue = 0] = rgb(looks()[1]!);
  expect(blue, 'the tint').toBeGreaterThan(red);
  expect(contrast(looks()[1]!, theme === 'light' ? '#1f2328' : '#e9ebee')).toBeGreaterThan(7);
  shown.unmount();

  render(controls);
  const own = theme === 'light' ? ['#e6b21f', '#fdf5df', '#a51818'] : ['#f1cd6b', '#352b12', '#ae2222'];
  await userEvent.hover(screen.getByText('Hantar'));
  await expect.poll(() => looks().map(rgb)).toEqual(own.slice(0, 2).map(rgb));
  const danger = screen.getByText('DAFTAR');
  await userEvent.hover(danger);
  await expect.poll(() => rgb(getComputedStyle(danger.parentElement!).backgroundColor)).toEqual(rgb(own[2]!));
});

test.each(['light', 'dark'] as const)('what is full has a ground that can be seen, and can be read, in %s', (theme) => {
  render(
    <Stage theme={theme}>
      <DateStrip
        label="Tarikh"
        days={[{ date: '2026-11-28' }, { date: '2026-11-29', disabled: true }]}
        visible={2}
        step={2}
        value=""
        onChange={() => {}}
      />
      <ChoiceCard part="checkbox" disabled hint="Penuh">
        Sesi 1
      </ChoiceCard>
    </Stage>,
  );
  const [free, full] = screen.getAllByRole('radio').map((day) => getComputedStyle(day));
  const card = getComputedStyle(screen.getByRole('checkbox').closest('label')!);
  expect(contrast(free!.backgroundColor, full!.backgroundColor)).toBeGreaterThan(1.15);
  expect(card.backgroundColor).toBe(full!.backgroundColor);
  for (const { borderStyle, borderColor, color, backgroundColor } of [full!, card]) {
    expect(borderStyle, 'dashed means "drop here"').toBe('solid');
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(borderColor, backgroundColor), 'the line can be seen').toBeGreaterThan(1.5);
  }
});

test.each(['light', 'dark'] as const)('colours that meet are far enough apart, in %s', (theme) => {
  const shown = (name: string) => (
    <i key={name} title={name} style={{ color: `var(${name.replace('--dw-', '--_')})` }} />
  );
  const names = new Set(CONTRAST_PAIRS.flatMap(({ front, back }) => [front, back]));
  render(<Stage theme={theme}>{[...names].map(shown)}</Stage>);
  const colour = (name: string): string => getComputedStyle(screen.getByTitle(name)).color;
  const tooNear = CONTRAST_PAIRS.filter(({ front, back, least }) => contrast(colour(front), colour(back)) < least);
  expect(tooNear).toEqual([]);
});
