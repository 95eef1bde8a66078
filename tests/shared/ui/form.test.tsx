import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkbox } from '../../../shared/ui/choices/checkbox.tsx';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { TextInput } from '../../../shared/ui/controls/text-input.tsx';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from '../../../shared/ui/choices/radio-group.tsx';

test('a field ties label, hint and error to its control', () => {
  const { rerender } = render(
    <Field label="PG Code" hint="PG dan 5 hingga 8 angka" required>
      {(field) => <TextInput {...field} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'PG Code', description: 'PG dan 5 hingga 8 angka' });
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(
    <Field label="PG Code" hint="PG dan 5 hingga 8 angka" error="PG Code tidak sah." required>
      {(field) => <TextInput {...field} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { description: 'PG Code tidak sah. PG dan 5 hingga 8 angka' })).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('radio buttons: one tab stop, arrows choose', async () => {
  function Page() {
    const [value, setValue] = useState<string | null>(null);
    const options = ['a', 'b', 'c'].map((each) => ({ value: each, label: `Jawapan ${each}` }));
    return (
      <>
        <RadioGroup label="Soalan 1" options={options} value={value} onChange={setValue} />
        <button>selepas</button>
      </>
    );
  }
  render(<Page />);
  expect(screen.getByRole('radiogroup', { name: 'Soalan 1' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Jawapan a' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Jawapan b', checked: true })).toBe(document.activeElement);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'selepas' }));
});

test('the mark of what is required has the same gap in a field and in a checkbox', () => {
  render(
    <>
      <Field label="Nama" required>
        {(field) => <TextInput {...field} />}
      </Field>
      <Checkbox required>Saya setuju.</Checkbox>
    </>,
  );
  const gaps = ['Nama', 'Saya setuju.'].map((words) => {
    const label = screen.getByText(words);
    const text = document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode()!;
    const range = document.createRange();
    range.selectNode(text);
    const star = label.closest('label')!.querySelector('[title]')!;
    return Math.round(star.getBoundingClientRect().left - range.getBoundingClientRect().right);
  });
  expect(gaps).toEqual([4, 4]);
});
