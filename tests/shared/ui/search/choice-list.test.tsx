import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../../../../shared/ui/controls/field.tsx';
import { SearchSelect } from '../../../../shared/ui/search/search-select.tsx';
import { SelectMenu } from '../../../../shared/ui/select-menu/select-menu.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';

test('on a phone a name on two lines is whole in its row, with room for the ring of the active one', async () => {
  await page.viewport(360, 640);
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
    expect(label.top).toBeGreaterThanOrEqual(top);
    expect(label.bottom).toBeLessThanOrEqual(bottom);
  }
  expect(rows[1]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(rows[0]!.getBoundingClientRect().bottom - 1);
});
