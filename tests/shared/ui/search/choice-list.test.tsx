import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../../../../shared/ui/controls/field.tsx';
import { SearchSelect } from '../../../../shared/ui/search/search-select.tsx';
import { SelectMenu } from '../../../../shared/ui/select-menu/select-menu.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';

test.each([
  ['SearchSelect', SearchSelect],
  ['SelectMenu', SelectMenu],
])('%s: the rows of a list are as high as their text, however large it is', async (_, Select) => {
  const names = ['Tengku Puteri Nur Syahirah Batrisyia binti Tengku Abdul Kadir', 'Wan Nor Azlina binti Wan Ismail'];
  const options = names.map((label, at) => ({ value: String(at), label }));
  const { container } = render(
    <div style={{ inlineSize: 320, '--dw-text-m': '32px' }}>
      <Stage shadow>
        <Field label="Upline">
          {(field) => <Select {...field} options={options} value={null} onChange={() => {}} />}
        </Field>
      </Stage>
    </div>,
  );
  const root = container.firstElementChild!.firstElementChild!.shadowRoot!;
  // Testing Library's type asks for an element; it queries shadow roots as well
  const inside = within(root as unknown as HTMLElement);
  await userEvent.click(await inside.findByRole('combobox', { name: 'Upline' }));
  const rows = await inside.findAllByRole('option');
  for (const row of rows) {
    const label = row.querySelector('.ui-choice-label')!.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    expect(label.height).toBe(80); // two lines
    expect(bottom - top - label.height, 'room for the ring of the active one').toBeGreaterThanOrEqual(2 * 4);
    expect(label.top).toBeGreaterThanOrEqual(top);
    expect(label.bottom).toBeLessThanOrEqual(bottom);
  }
  expect(rows[1]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(rows[0]!.getBoundingClientRect().bottom - 1);
});
