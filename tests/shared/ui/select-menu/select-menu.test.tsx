import { render, screen, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Field } from '../../../../shared/ui/controls/field.tsx';
import { TextInput } from '../../../../shared/ui/controls/text-input.tsx';
import { SelectMenu } from '../../../../shared/ui/select-menu/select-menu.tsx';
import type { Choice } from '../../../../shared/ui/search/choice.ts';
import { Stage } from '../../../../.storybook/support/stage.tsx';

const uplines: Choice[] = Array.from({ length: 5_000 }, (_, at) => ({ value: String(at), label: `Siti ${at}` }));

function Page({ options = uplines, onChange }: { options?: Choice[]; onChange?: (choice: Choice | null) => void }) {
  const [value, setValue] = useState<Choice | null>(null);
  return (
    <Field label="Upline FMD" hint="Nama mentor anda" required>
      {(field) => (
        <SelectMenu
          {...field}
          options={options}
          value={value}
          onChange={(choice) => {
            setValue(choice);
            onChange?.(choice);
          }}
        />
      )}
    </Field>
  );
}

test('Enter that finds nothing keeps the text and does not send the form', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Page />
      <button>Hantar</button>
    </form>,
    { wrapper: Stage },
  );
  const input = await screen.findByRole('combobox', { name: 'Upline FMD' });
  await userEvent.type(input, 'zzz{Enter}');
  expect(input).toHaveValue('zzz');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('5,000 choices: typing filters, few exist at a time, each has its position, Enter chooses', async () => {
  const onChange = vi.fn<(choice: Choice | null) => void>();
  render(<Page onChange={onChange} />, { wrapper: Stage });
  const input = await screen.findByRole('combobox', { name: 'Upline FMD' });
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.getAttribute('aria-haspopup'), 'a list, not a menu').toBe('listbox');
  expect(input.getAttribute('aria-describedby')).toContain('hint');
  await userEvent.click(input);
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(60);
  await userEvent.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { name: 'Siti 4999' });
  expect(last).toHaveAttribute('aria-posinset', '5000');
  expect(last).toHaveAttribute('aria-setsize', '5000');
  expect(document.getElementById(input.getAttribute('aria-activedescendant')!)?.textContent).toBe('Siti 4999');
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(60);
  await userEvent.keyboard('4321');
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Siti 4321']);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(uplines[4321]);
  await userEvent.click(input);
  await userEvent.keyboard('zzz');
  expect(screen.getByText('Tiada padanan. Cuba carian lain.')).toBeTruthy();
});

test('in a shadow root its menu stays inside the dialog, and it makes no style elements', async () => {
  const before = document.querySelectorAll('style').length;
  const { container } = render(
    <Stage shadow>
      <Dialog open onClose={() => {}} title="Daftar">
        <Page />
      </Dialog>
    </Stage>,
  );
  const root = container.querySelector('div')!.shadowRoot!;
  // Testing Library's type asks for an element; it queries shadow roots as well
  const inside = within(root as unknown as HTMLElement);
  await userEvent.click(await inside.findByRole('combobox', { name: 'Upline FMD' }));
  const list = await inside.findByRole('listbox');
  expect(list.closest('dialog')).toBe(inside.getByRole('dialog'));
  await userEvent.click(inside.getByRole('option', { name: 'Siti 2' }));
  expect(inside.queryByRole('listbox')).toBeNull();
  expect(root.querySelector('.ui-rs-control')?.textContent).toBe('Siti 2');
  expect(root.querySelectorAll('style').length).toBe(0);
  expect(document.querySelectorAll('style').length).toBe(before);
});

test.each([14, 16, 20])('with text of %d px it has the size of the other fields', async (px) => {
  render(
    <div style={{ '--dw-text-m': `${px}px` }}>
      <Stage>
        <Page />
        <Field label="Nama">{(field) => <TextInput {...field} />}</Field>
      </Stage>
    </div>,
  );
  const [menu, text] = [await screen.findByRole('combobox'), screen.getByRole('textbox', { name: 'Nama' })];
  expect(getComputedStyle(menu).fontSize).toBe(`${px}px`);
  expect(getComputedStyle(text).fontSize).toBe(`${px}px`);
});
