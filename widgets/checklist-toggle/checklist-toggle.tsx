import type { ReactNode } from 'react';
import { SavedSwitch } from '../../shared/saving/saved-switch.tsx';
import { lateImport } from '../../shared/lib/loading/late-import.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './checklist-toggle.props.ts';
import { texts } from './checklist-toggle.text.ts';

const client = lateImport(() => import('./save.ts'));

/** One item of a customer's checklist, done or not. */
export function ChecklistToggle({ area, type, customer_id, value, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <SavedSwitch
      size="m"
      label={label || [type, about].filter(Boolean).join(': ')}
      value={value}
      yes={words.yes}
      no={words.no}
      save={(before) => client().then(({ flip }) => flip(area, { type, customer_id }, before))}
    />
  );
}
