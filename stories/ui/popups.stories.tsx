import { useEffect, useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { body } from '../../shared/ui/popups/sweetalert/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { useDialogs } from '../../shared/ui/ask/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

type Dialogs = Omit<ReturnType<typeof useDialogs>, 'isWaiting'>;
type Open = (dialogs: Dialogs) => Promise<unknown>;

/** Opens one as soon as it is there; the button brings it back. */
function Opened({ open }: { open: Open }) {
  const { alert, confirm, toast } = useDialogs();
  const dialogs = useMemo(() => ({ alert, confirm, toast }), [alert, confirm, toast]);
  useEffect(() => void open(dialogs), [dialogs, open]);
  return <Button onClick={() => void open(dialogs)}>Show again</Button>;
}

const meta = preview.meta({
  title: 'UI parts/Questions and messages',
  component: Opened,
  parameters: { controls: { disable: true } },
  afterEach: () => waitFor(() => expect(body.querySelector('.dw')).not.toBeNull()),
});

const opened = (open: Open) => () => (
  <Stage>
    <Opened open={open} />
  </Stage>
);

const question: Open = ({ confirm }) => confirm({ title: 'Anda pasti?', text: 'Anda akan dibawa ke paparan bayaran.' });

/** ms: longer than anybody looks at it */
const AN_HOUR = 3_600_000;
const passing: Open = ({ toast }) =>
  toast({
    title: 'Link copied to clipboard',
    text: 'Boleh paste dan kongsikan link referral anda',
    icon: 'success',
    ms: AN_HOUR,
  });

const dark = { theme: 'dark' };

export const Question = meta.story({ render: opened(question) });
export const QuestionInTheDark = meta.story({ render: opened(question), globals: dark });
export const LongQuestion = meta.story({
  render: opened(({ confirm }) =>
    confirm({
      title: 'Padam nota Perniagaan Emas dan Permata Warisan Sultanah Bahiyah Sdn. Bhd.?',
      text: 'Nota ini akan dipadam untuk semua orang, dan tidak boleh dikembalikan.',
      icon: 'warning',
      confirmText: 'Padam nota ini',
    }),
  ),
});
export const Success = meta.story({
  render: opened(({ alert }) => alert({ title: 'Success', text: 'Tempahan berjaya!', icon: 'success' })),
});
export const Failure = meta.story({
  render: opened(({ alert }) => alert({ title: 'Error', text: 'Tempahan tidak berjaya!', icon: 'error' })),
});
export const Toast = meta.story({ render: opened(passing), tags: ['pictured'] });
export const ToastInTheDark = meta.story({ render: opened(passing), globals: dark });
