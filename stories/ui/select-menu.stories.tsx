import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Dialog } from '../../shared/ui/dialog/index.ts';
import { Field } from '../../shared/ui/controls/index.ts';
import { SelectMenu } from '../../shared/ui/select-menu/index.ts';
import type { Choice } from '../../shared/ui/search/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/SelectMenu',
  component: SelectMenu,
  parameters: { controls: { disable: true } },
});

const uplines: Choice[] = Array.from({ length: 5_000 }, (_, at) => ({
  value: String(at),
  label: `FMD Siti Aminah ${at}`,
}));

function Live({ error }: { error?: string }) {
  const [value, setValue] = useState<Choice | null>(null);
  return (
    <Field label="Upline FMD" required error={error}>
      {(field) => (
        <SelectMenu {...field} options={uplines} value={value} onChange={setValue} placeholder="Pilih upline" />
      )}
    </Field>
  );
}

const Both = () => (
  <Stage>
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <Live />
      <Live error="Sila pilih upline." />
    </div>
  </Stage>
);

export const Light = meta.story({ render: () => <Both /> });
export const Dark = meta.story({ render: () => <Both />, globals: { theme: 'dark' } });
export const InsideADialog = meta.story({
  render: () => (
    <Stage shadow>
      <Dialog open onClose={() => {}} title="Latihan Asas Emas 2026">
        <Live />
      </Dialog>
    </Stage>
  ),
});
