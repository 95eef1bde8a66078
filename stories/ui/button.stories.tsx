import preview from '../../.storybook/preview.tsx';
import { Button } from '../../shared/ui/controls/index.ts';
import { Icon } from '../../shared/ui/content/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({ title: 'UI parts/Button', component: Button, parameters: { controls: { disable: true } } });

const variants = ['primary', 'danger', 'quiet', 'link'] as const;

const Table = () => (
  <Stage>
    {(['m', 's'] as const).map((size) => (
      <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockEnd: 16 }}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size}>
            {variant === 'danger' ? 'DAFTAR' : 'Tempah Slot'}
          </Button>
        ))}
        <Button variant="primary" size={size} busy>
          Hantar
        </Button>
        <Button variant="danger" size={size} busy>
          DAFTAR
        </Button>
        <Button size={size} disabled>
          Batal
        </Button>
        <Button size={size}>
          <Icon name="plus" />
          Tambah baris
        </Button>
      </div>
    ))}
  </Stage>
);

export const Light = meta.story({ render: () => <Table /> });
export const Dark = meta.story({ render: () => <Table />, globals: { theme: 'dark' } });
