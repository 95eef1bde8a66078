import type { ReactNode } from 'react';
import { SavedSwitch } from '../../shared/saving/switch/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import type { Properties } from './checklist-toggle.props.ts';
import { texts } from './checklist-toggle.text.ts';
import { flip } from './save.ts';

/** One item of a customer's checklist, done or not. */
export function ChecklistToggle({ area, type, customer_id, value, text, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <SavedSwitch
      size="m"
      label={label || [text || type, about].filter(Boolean).join(': ')}
      text={text}
      value={value}
      yes={words.yes}
      no={words.no}
      save={(before) => flip(area, { type, customer_id }, before)}
    />
  );
}
