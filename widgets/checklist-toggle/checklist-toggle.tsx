import type { ReactNode } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { SavedSwitch } from '../../shared/saving/switch/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { useBareStyles, useText } from '../../shared/ui/base/index.ts';
import css from './checklist-toggle.css?inline';
import type { Properties } from './checklist-toggle.props.ts';
import { texts } from './checklist-toggle.text.ts';

/** One item of a customer's checklist, done or not. */
export function ChecklistToggle({ area, type, customer_id, value, text, label }: Properties): ReactNode {
  useBareStyles(text ? css : '', 'widget');
  const words = useText(texts);
  const about = useItemName(label);
  const control = (
    <SavedSwitch
      size="m"
      label={label || [text || type, about].filter(Boolean).join(': ')}
      value={value}
      yes={words.yes}
      no={words.no}
      save={(before) =>
        server().then(({ call, checklistTogglesByArea }) =>
          call(checklistTogglesByArea[area], { request: { type, customer_id }, before }),
        )
      }
    />
  );
  if (!text) return control;
  return (
    <div className="row">
      <span className="words" aria-hidden="true" dir="auto">
        {text}
      </span>
      {control}
    </div>
  );
}
