import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { confirm } from '../../../../shared/ui/popups/questions.ts';
import { focusedElement } from '../../../../shared/page/dom/composed-tree.ts';
import { Button } from '../../../../shared/ui/controls/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { ErrorNotice } from '../../../../shared/ui/feedback/error-notice.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import { popups } from '../../../../.storybook/support/popups.ts';

/** A dialog that opens a moment after "Cuba lagi", whose message is taken away at once. */
function Page({ named, disabled }: { named: boolean; disabled: boolean }) {
  const [stage, setStage] = useState<'failed' | 'busy' | 'open' | 'closed'>('failed');
  const button = useRef<HTMLButtonElement>(null);
  const retry = (): void => {
    setStage('busy');
    setTimeout(() => setStage('open'), 50);
  };
  return (
    <section aria-label="Ruang">
      <Button ref={button} onClick={retry} disabled={disabled && stage !== 'failed' && stage !== 'busy'}>
        DAFTAR
      </Button>
      {stage === 'failed' && <ErrorNotice message="Tidak berjaya." onRetry={retry} />}
      <Dialog
        title="Borang"
        open={stage === 'open'}
        onClose={() => setStage('closed')}
        returnFocus={named ? button : undefined}
      >
        <input aria-label="Nama" />
      </Dialog>
    </section>
  );
}
const register = (): HTMLElement => screen.getByRole('button', { name: 'DAFTAR' });

test.each([
  ['the button named for it', true, register],
  ['the place of the message', false, () => screen.getByRole('region', { name: 'Ruang' })],
])('a dialog that was opened by a button that is gone gives the focus to %s', async (_where, named, where) => {
  render(<Page named={named} disabled={false} />, { wrapper: Stage });
  await userEvent.click(screen.getByRole('button', { name: 'Cuba lagi' }));
  await screen.findByRole('dialog', { name: 'Borang' });
  await userEvent.keyboard('{Escape}');
  expect(focusedElement()).toBe(where());
});

test('a dialog whose button is disabled when it closes gives the focus to what is around it', async () => {
  render(<Page named={false} disabled />, { wrapper: Stage });
  await userEvent.click(register());
  await screen.findByRole('dialog', { name: 'Borang' });
  await userEvent.keyboard('{Escape}');
  expect(focusedElement()).toBe(screen.getByRole('region', { name: 'Ruang' }));
  expect(register(), 'it is in the order of the Tab key').not.toHaveAttribute('tabindex');
});

test('a question whose opener takes the focus no more gives it to what has had it since', async () => {
  render(
    <>
      <button>satu</button>
      <button>dua</button>
    </>,
  );
  const [one, two] = screen.getAllByRole<HTMLButtonElement>('button');
  one!.focus();
  const answer = confirm({ title: 'Anda pasti?' });
  one!.disabled = true;
  two!.focus();
  await userEvent.click(await popups.findByRole('button', { name: 'Batal' }));
  await answer;
  expect(focusedElement()).toBe(two);
});
