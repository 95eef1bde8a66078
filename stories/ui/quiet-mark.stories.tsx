import preview from '../../.storybook/preview.tsx';
import { StatusMark, type StatusMarkProps } from '../../shared/ui/switch/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/StatusMark',
  component: StatusMark,
  parameters: { controls: { disable: true } },
});

/** Space around the mark for its panel. */
const Shown = (mark: StatusMarkProps) => (
  <Stage>
    <div style={{ minBlockSize: 160, padding: 64 }}>
      <StatusMark size="s" {...mark} />
    </div>
  </Stage>
);
const failed = { text: 'tidak dapat disimpan — cuba lagi' };

/** The mark of a failure; it shows its sentence when it is pressed. */
export const Light = meta.story({ render: () => <Shown {...failed} /> });
export const Dark = meta.story({ render: () => <Shown {...failed} />, globals: { theme: 'dark' } });
/** That a request takes long. */
export const Waiting = meta.story({ render: () => <Shown text="" waiting="Masih diproses…" /> });
