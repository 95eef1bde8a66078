import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Button, Field } from '../../shared/ui/controls/index.ts';
import { Dialog } from '../../shared/ui/dialog/index.ts';
import { type Choice, type ChoiceSource, SearchSelect } from '../../shared/ui/search/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/SearchSelect',
  component: SearchSelect,
  parameters: { controls: { disable: true } },
});

const first = ['Aminah', 'Siti', 'Ahmad', 'Mei Ling', 'José', '陳大文', 'Kavitha', 'Nur Aisyah'];
const people: Choice[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: String(at),
  label: `${first[at % first.length]} ${at}`,
}));
const dealers = people.map((each) => ({ ...each, hint: `PG${10_000 + Number(each.value)} · G100` }));

function Live(source: ChoiceSource) {
  const [value, setValue] = useState<Choice | null>(null);
  return (
    <Field label="Upline FMD" required>
      {(field) => <SearchSelect {...field} {...source} value={value} onChange={setValue} placeholder="Cari nama" />}
    </Field>
  );
}

const find = async (query: string) => dealers.filter((each) => each.label.includes(query)).slice(0, 40);
const fail = () => Promise.reject(new Error('offline'));

const All = () => (
  <Stage>
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <Live options={people} />
      <Live options={dealers} />
      <Live search={find} />
      <Live search={fail} />
    </div>
  </Stage>
);

export const Light = meta.story({ render: () => <All /> });
export const Dark = meta.story({ render: () => <All />, globals: { theme: 'dark' } });

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Stage shadow>
      <Button onClick={() => setOpen(true)}>Tukar mentor</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Upline mentor"
        size="s"
        actions={<Button variant="primary">Simpan</Button>}
      >
        <Live options={dealers} />
      </Dialog>
    </Stage>
  );
}
export const InsideADialog = meta.story({ render: () => <InDialog /> });
