import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../../../../shared/ui/controls/field.tsx';
import { SearchSelect } from '../../../../shared/ui/select/search-select.tsx';
import { Stage } from '../../../../stories/support/stage.tsx';

test('on a phone a name on two lines is whole in its row, with room for the ring of the active one', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1280, 800));
  const name = 'Tengku Puteri Nur Syahirah Batrisyia Khadijah binti Abdul';
  render(
    <Stage>
      <Field label="Upline">
        {(field) => (
          <SearchSelect {...field} options={[{ value: '1', label: name }]} value={null} onChange={() => undefined} />
        )}
      </Field>
    </Stage>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Upline' }));
  const option = await screen.findByRole('option', { name });
  const label = option.querySelector('.ui-choice-label')!;
  const [row, text] = [option.getBoundingClientRect(), label.getBoundingClientRect()];
  expect(text.height).toBe(40); // two lines
  expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight + 1);
  expect(row.height - text.height).toBeGreaterThanOrEqual(2 * 4);
});
