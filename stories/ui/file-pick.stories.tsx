import preview from '../../.storybook/preview.tsx';
import { FilePick } from '../../shared/ui/file-pick/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/FilePick',
  component: FilePick,
  parameters: { controls: { disable: true } },
});

const Shown = () => (
  <Stage>
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <FilePick label="Pilih fail" hint="atau letakkan fail di sini" onPick={() => {}} />
      <FilePick label="Pilih gambar" icon="image" disabled onPick={() => {}} />
    </div>
  </Stage>
);

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
