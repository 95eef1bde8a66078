import type { ReactNode } from 'react';
import { lateImport } from '../../shared/lib/loading/late-import.ts';
import { useServerSwitch } from '../../shared/saving/use-server-switch.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { Switch } from '../../shared/ui/controls/switch.tsx';
import { useStillWorking } from '../../shared/ui/feedback/use-still-working.ts';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './yes-no-toggle.props.ts';
import { texts } from './yes-no-toggle.text.ts';

const client = lateImport(() => import('./save.ts'));

/** A switch whose state the server flips: a click sends the request, and the server's answer is shown (part 4, "Toggles"). */
export function YesNoToggle({ value, label, ...what }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  const verified = what.kind === 'poster-verified';
  const { checked, busy, failure, toggle } = useServerSwitch(value, () => client().then(({ save }) => save(what)));
  const waiting = useStillWorking(busy);
  return (
    <Switch
      label={label || `${what.kind}: ${about || (what.id ?? what.slider)}`}
      checked={checked}
      onToggle={toggle}
      busy={busy}
      yes={verified ? words.verified : words.yes}
      no={verified ? words.notVerified : words.no}
      failure={failure}
      failed={words.failed}
      waiting={waiting ? words.stillWorking : undefined}
    />
  );
}
