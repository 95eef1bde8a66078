import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';

const shown = () => screen.getByRole('progressbar', { name: 'Posters' }).getAttribute('aria-valuenow');

test('that of a run never goes back, until it gets a new key', () => {
  const { rerender } = render(<ProgressBar key="a" label="Posters" percent={40.4} onlyForward />);
  expect(shown()).toBe('40');
  rerender(<ProgressBar key="a" label="Posters" percent={25} onlyForward />);
  expect(shown()).toBe('40');
  rerender(<ProgressBar key="a" label="Posters" percent={250} onlyForward />);
  expect(shown()).toBe('100');
  rerender(<ProgressBar key="b" label="Posters" percent={Number.NaN} onlyForward />);
  expect(shown()).toBe('0');
});

test('it goes back where there is more to do', () => {
  const { rerender } = render(<ProgressBar label="Posters" percent={100} />);
  rerender(<ProgressBar label="Posters" percent={50} />);
  expect(shown()).toBe('50');
});
