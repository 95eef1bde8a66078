import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../shared/ui/controls/index.ts';
import { Dialog, type DialogProps } from '../../shared/ui/dialog/index.ts';
import { useDialogs } from '../../shared/ui/ask/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({ title: 'UI parts/Dialog', component: Dialog, parameters: { controls: { disable: true } } });

function Live({ long = false, ...props }: Partial<DialogProps> & { long?: boolean }) {
  const [open, setOpen] = useState(true);
  const { confirm, toast } = useDialogs();
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        DAFTAR
      </Button>
      <Dialog
        title="Latihan Asas Emas 2026"
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => void toast({ title: 'Link copied to clipboard', icon: 'success' })}>
              Salin pautan
            </Button>
            <Button
              variant="primary"
              onClick={() => void confirm({ title: 'Anda pasti?', text: 'Anda akan dibawa ke paparan bayaran.' })}
            >
              Hantar
            </Button>
          </>
        }
      >
        {Array.from({ length: long ? 30 : 2 }, (_, at) => (
          <p key={at}>Perenggan {at + 1}: yuran tidak akan dipulangkan selepas bayaran berjaya.</p>
        ))}
      </Dialog>
    </>
  );
}

export const Light = meta.story({
  render: () => (
    <Stage>
      <Live />
    </Stage>
  ),
});
export const LongAndDark = meta.story({
  render: () => (
    <Stage>
      <Live long />
    </Stage>
  ),
  globals: { theme: 'dark' },
});
export const InShadowRoot = meta.story({
  render: () => (
    <Stage shadow>
      <Live size="s" />
    </Stage>
  ),
});
