import type { ReactNode } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { SavedSwitch } from '../../shared/saving/switch/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import type { Properties } from './yes-no-toggle.props.ts';
import { texts } from './yes-no-toggle.text.ts';

/** A switch whose state the server flips: a click sends the request, and the server's answer is shown (part 4, "Toggles"). */
export function YesNoToggle({ value, label, ...what }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <SavedSwitch
      label={label || `${what.kind}: ${about || (what.id ?? what.slider)}`}
      value={value}
      yes={what.kind === 'poster-verified' ? words.verified : words.yes}
      no={words.no}
      save={(before) =>
        server().then(
          ({ callAny, flipOptions, togglesByKind }) =>
            // every toggle answers with a flag
            callAny(togglesByKind[what.kind], { ...flipOptions[what.kind](what), before }) as Promise<boolean>,
        )
      }
    />
  );
}
