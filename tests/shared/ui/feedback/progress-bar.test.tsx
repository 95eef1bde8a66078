import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';

const shown = () => screen.getByRole('progressbar', { name: 'Posters' }).getAttribute('aria-valuenow');

test('it stays between 0 and 100, and goes back where there is more to do', () => {
  const { rerender } = render(<ProgressBar label="Posters" percent={250} />);
  expect(shown()).toBe('100');
  rerender(<ProgressBar label="Posters" percent={40.4} />);
  expect(shown()).toBe('40');
  rerender(<ProgressBar label="Posters" percent={Number.NaN} />);
  expect(shown()).toBe('0');
});

test('a label of one long word, such as the name of a file, neither widens the page nor moves the percentage away', () => {
  render(
    <div style={{ inlineSize: 240 }}>
      <ProgressBar label={`Dokumen_${'salinan_'.repeat(12)}.pdf`} percent={95} />
    </div>,
    { wrapper: Stage },
  );
  const track = screen.getByRole('progressbar').getBoundingClientRect();
  expect(screen.getByText('95%').getBoundingClientRect().right).toBeCloseTo(track.right, 0);
});
