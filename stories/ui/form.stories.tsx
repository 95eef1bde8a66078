import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Checkbox, RadioGroup } from '../../shared/ui/choices/index.ts';
import { Field, TextArea, TextInput } from '../../shared/ui/controls/index.ts';
import { Select } from '../../shared/ui/select/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({ title: 'UI parts/Form', component: Field, parameters: { controls: { disable: true } } });

const answers = [
  { value: 'a', label: 'Emas 999.9' },
  { value: 'b', label: 'Emas 916, dengan upah yang lebih rendah dan pilihan ansuran bulanan selama setahun' },
  { value: 'c', label: 'Perak' },
];

function Form({ size = 'm' }: { size?: 'm' | 's' }) {
  const [answer, setAnswer] = useState<string | null>('a');
  return (
    <Stage>
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
        <Field label="Nama" required>
          {(field) => <TextInput {...field} size={size} defaultValue="Siti Aminah binti Abdullah" />}
        </Field>
        <Field label="PG Code" required error="PG Code tidak sah." hint="PG dan 5 hingga 8 angka">
          {(field) => <TextInput {...field} size={size} placeholder="PG00000" />}
        </Field>
        <Field label="E-mel">{(field) => <TextInput {...field} size={size} readOnly value="siti@example.my" />}</Field>
        <Field label="Negeri">
          {(field) => (
            <Select {...field} size={size} defaultValue="10">
              <option value="01">Johor</option>
              <option value="10">Selangor</option>
            </Select>
          )}
        </Field>
        <Field label="Nota">
          {(field) => <TextArea {...field} size={size} defaultValue={'Baris satu\nBaris dua'} />}
        </Field>
        <RadioGroup label="Pilihan" options={answers} value={answer} onChange={setAnswer} />
        <Checkbox required>Saya faham dan bersetuju.</Checkbox>
        <Checkbox error="Sila tanda kotak untuk teruskan pendaftaran.">
          Saya faham yuran tidak akan dipulangkan selepas bayaran berjaya.
        </Checkbox>
      </div>
    </Stage>
  );
}

export const Light = meta.story({ render: () => <Form /> });
export const Dark = meta.story({ render: () => <Form />, globals: { theme: 'dark' } });
export const Small = meta.story({ render: () => <Form size="s" /> });
