import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';

const shown = () => screen.getByRole('progressbar', { name: 'Posters' }).getAttribute('aria-valuenow');

test('it never goes back, until it gets a new key', () => {
  const { rerender } = render(<ProgressBar key="a" label="Posters" percent={40.4} />);
  expect(shown()).toBe('40');
  rerender(<ProgressBar key="a" label="Posters" percent={25} />);
  expect(shown()).toBe('40');
  rerender(<ProgressBar key="a" label="Posters" percent={250} />);
  expect(shown()).toBe('100');
  rerender(<ProgressBar key="b" label="Posters" percent={Number.NaN} />);
  expect(shown()).toBe('0');
});
