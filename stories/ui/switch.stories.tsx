import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Switch, type SwitchProps } from '../../shared/ui/switch/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({ title: 'UI parts/Switch', component: Switch, parameters: { controls: { disable: true } } });

function Live(props: Partial<SwitchProps>) {
  const [checked, setChecked] = useState(props.checked ?? true);
  return (
    <Switch
      label="Recognition of Aminah"
      yes="Yes"
      no="No"
      {...props}
      checked={checked}
      onToggle={() => setChecked(!checked)}
    />
  );
}

const ended = { text: 'Your session has ended. Please reload the page and log in again.', reload: 'Reload' };
// one object each, because another one is another failure, which opens its panel again
const unknown = {};
const sessionEnded = { texts: { ms: ended, en: ended } };

const Table = () => (
  <Stage locale="en">
    {(['s', 'm'] as const).map((size) => (
      <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlockEnd: 16 }}>
        <Live size={size} />
        <Live size={size} checked={false} />
        <Live size={size} yes="Verified" />
        <Live size={size} yes="Verified" checked={false} />
        <Live size={size} busy />
        <Live size={size} checked={false} busy />
        <Live size={size} failure={unknown} failed="could not be saved — try again" />
        <Live size={size} failure={sessionEnded} failed="could not be saved — try again" />
      </div>
    ))}
  </Stage>
);

export const Light = meta.story({ render: () => <Table /> });
export const Dark = meta.story({ render: () => <Table />, globals: { theme: 'dark' } });
