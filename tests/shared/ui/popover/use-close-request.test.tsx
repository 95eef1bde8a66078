import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { monthNames } from '../../../../shared/lib/month.ts';
import { MonthPicker } from '../../../../shared/ui/months/month-picker.tsx';
import { Field } from '../../../../shared/ui/controls/field.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { SearchSelect } from '../../../../shared/ui/search/search-select.tsx';
import { SelectMenu } from '../../../../shared/ui/select-menu/select-menu.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import { requestClose } from '../../../support/close-request.ts';

test('the Back gesture of Android closes the months of a picker, and the focus goes back to its button', async () => {
  const onChoose = vi.fn<(month: number) => void>();
  render(<MonthPicker label="Month" value={undefined} names={monthNames('en')} onChoose={onChoose} />, {
    wrapper: Stage,
  });
  const button = screen.getByRole('button', { name: /Month/ });
  for (const _ of ['the first time', 'again']) {
    await userEvent.click(button);
    expect(screen.getByRole('grid')).toBeVisible();
    await requestClose();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(button).toHaveFocus();
  }
  expect(onChoose).not.toHaveBeenCalled();
});

const options = [{ value: '1', label: 'Johor' }];

test.each([
  ['the Back gesture of Android', 'SearchSelect', requestClose, SearchSelect],
  ['the Back gesture of Android', 'SelectMenu', requestClose, SelectMenu],
  ['Escape', 'SearchSelect', () => userEvent.keyboard('{Escape}'), SearchSelect],
  ['Escape', 'SelectMenu', () => userEvent.keyboard('{Escape}'), SelectMenu],
])('%s closes the list of a %s before the dialog around it', async (_way, _name, close, Select) => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="Borang">
      <Field label="Negeri">
        {(field) => <Select {...field} options={options} value={null} onChange={() => {}} />}
      </Field>
    </Dialog>,
    { wrapper: Stage },
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Negeri' }));
  await screen.findByRole('option', { name: 'Johor' });
  await close();
  expect(screen.queryByRole('option')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});
