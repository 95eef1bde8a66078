import preview from '../../.storybook/preview.tsx';
import { QuietMark } from '../../shared/ui/feedback/quiet-mark.tsx';
import { Stage } from '../support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/QuietMark',
  component: QuietMark,
  parameters: { controls: { disable: true } },
});

// one object, because another one is another failure, which opens its panel again
const failure = {};

/** The mark of a failure, which opens a panel with the sentence, and the words while a request takes long. */
const Shown = () => (
  <Stage>
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 48, minBlockSize: 160 }}>
      <QuietMark text="tidak dapat disimpan — cuba lagi" failure={failure} />
      <QuietMark text="" waiting="Masih diproses…" />
    </div>
  </Stage>
);

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
