import preview from '../../.storybook/preview.tsx';
import { LongText } from '../../shared/ui/content/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/LongText',
  component: LongText,
  parameters: { controls: { disable: true } },
});

const text = Array.from(
  { length: 6 },
  (_, at) => `Perenggan ${at + 1}: yuran tidak dipulangkan selepas bayaran berjaya.`,
);

const Shown = () => (
  <Stage>
    <p style={{ margin: 0, maxInlineSize: 480, whiteSpace: 'pre-line' }}>
      <LongText>{text.join('\n')}</LongText>
    </p>
  </Stage>
);

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
