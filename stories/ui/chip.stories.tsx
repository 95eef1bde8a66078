import preview from '../../.storybook/preview.tsx';
import { Chip, FixedChip } from '../../shared/ui/controls/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({ title: 'UI parts/Chip', component: Chip, parameters: { controls: { disable: true } } });

const Shown = () => (
  <Stage>
    <ul className="ui-chips">
      <li>
        <Chip text="10:00" label="Buang 10:00" onRemove={() => {}} />
      </li>
      <li>
        <Chip text="14:30" label="Buang 14:30" onRemove={() => {}} />
      </li>
      <li>
        <FixedChip text="Sesi 1" />
      </li>
    </ul>
  </Stage>
);

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
