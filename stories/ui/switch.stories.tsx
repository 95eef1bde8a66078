import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Switch, type SwitchProps } from '../../shared/ui/switch.tsx';
import { Stage } from '../support/stage.tsx';

const meta = preview.meta({ title: 'ui/Switch', component: Switch });

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

const Table = ({ theme }: { theme: 'light' | 'dark' }) => (
  <Stage theme={theme} locale="en">
    {(['s', 'm'] as const).map((size) => (
      <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlockEnd: 16 }}>
        <Live size={size} />
        <Live size={size} checked={false} />
        <Live size={size} yes="Verified" />
        <Live size={size} yes="Verified" checked={false} />
        <Live size={size} busy />
        <Live size={size} checked={false} busy waiting="Still working…" />
        <Live size={size} failure={{}} failed="could not be saved — try again" />
        <Live size={size} failure={{ told: { ms: ended, en: ended } }} />
        <Live size={size} disabled />
      </div>
    ))}
  </Stage>
);

export const Light = meta.story({ render: () => <Table theme="light" /> });
export const Dark = meta.story({ render: () => <Table theme="dark" /> });
