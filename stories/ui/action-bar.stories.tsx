import { useRef } from 'react';
import preview from '../../.storybook/preview.tsx';
import { ActionBar, Button } from '../../shared/ui/controls/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/ActionBar',
  component: ActionBar,
  parameters: { controls: { disable: true } },
});

/** Sticks to the bottom of the screen that it acts on. */
function Shown() {
  const screen = useRef<HTMLDivElement>(null);
  return (
    <Stage>
      <div ref={screen}>
        {Array.from({ length: 4 }, (_, at) => (
          <p key={at}>Sesi {at + 1}</p>
        ))}
        <ActionBar className="" label="Ringkasan bayaran" around={screen} busy={false}>
          <Button variant="primary">Buat Tempahan</Button>
        </ActionBar>
      </div>
    </Stage>
  );
}

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
