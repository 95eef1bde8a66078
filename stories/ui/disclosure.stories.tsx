import preview from '../../.storybook/preview.tsx';
import { Disclosure } from '../../shared/ui/disclosure/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/Disclosure',
  component: Disclosure,
  parameters: { controls: { disable: true } },
});

const Shown = () => (
  <Stage>
    <Disclosure title="Bila yuran dipulangkan?">Yuran tidak dipulangkan selepas bayaran berjaya.</Disclosure>
    <Disclosure title="Siapa boleh mendaftar?" open>
      Semua dealer yang aktif.
    </Disclosure>
  </Stage>
);

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
