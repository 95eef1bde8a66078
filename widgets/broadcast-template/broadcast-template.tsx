import { type ReactNode, useId, useMemo, useState } from 'react';
import * as v from 'valibot';
import { copyText } from '../../shared/ui/popups/index.ts';
import { logError, unawaited } from '../../shared/page/index.ts';
import { useField, useWidget } from '../../shared/runtime/index.ts';
import { kept } from '../../shared/memory/kept/index.ts';
import { Button, Field, TextArea, TextInput } from '../../shared/ui/controls/index.ts';
import { Icon } from '../../shared/ui/content/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { EmptyState, Status } from '../../shared/ui/feedback/index.ts';
import { useDialogs } from '../../shared/ui/ask/index.ts';
import { keyOf, messageOf, partsOf, placeholdersOf, valueOf } from './broadcast-template.model.ts';
import type { Properties } from './broadcast-template.props.ts';
import { texts } from './broadcast-template.text.ts';
import css from './broadcast-template.css?inline';

/** What was typed, by placeholder. */
const entries = v.array(v.tuple([v.string(), v.string()]));

/** A message with placeholders, fields to fill them in, a preview and a button that copies it (D21). */
export function BroadcastTemplate({ template, fields }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { toast } = useDialogs();
  const { element } = useWidget();
  const previewId = useId();
  const [given] = useState<ReadonlyMap<string, string>>(() => new Map(Object.entries(fields)));
  const [keptTexts] = useState(() => kept('broadcast-template', [keyOf(template, fields)]));
  const { value, enter } = useField<Array<[string, string]> | undefined>(keptTexts, undefined, { schema: entries });
  const typed = new Map(value);
  const values = new Map([...given, ...typed]);
  const placeholders = useMemo(() => placeholdersOf(template), [template]);
  const parts = partsOf(template, values);
  const missing = placeholders.filter((placeholder) => !valueOf(values, placeholder)).length;

  const copy = async (near: Element): Promise<void> => {
    const copied = await copyText(messageOf(parts), near).catch((error: unknown) => {
      logError('the message was not copied.', element, error);
      return false;
    });
    const [title, icon] = copied ? ([words.copied, 'success'] as const) : ([words.notCopied, 'warning'] as const);
    await toast({ title, icon, isNews: true });
  };

  if (template.trim() === '') return <EmptyState icon="file" title={words.empty} />;
  return (
    <div className="broadcast">
      {placeholders.length > 0 && (
        <div className="fields" role="group" aria-label={words.fields}>
          {placeholders.map((placeholder) => {
            // an input would drop the line breaks; by the first value, because another element would take the focus while one types
            const Input = /[\r\n]/.test(given.get(placeholder) ?? '') ? TextArea : TextInput;
            return (
              <Field key={placeholder} label={placeholder}>
                {(control) => (
                  <Input
                    {...control}
                    value={values.get(placeholder) ?? ''}
                    onChange={({ target }: { target: { value: string } }) =>
                      enter([...typed.set(placeholder, target.value)])
                    }
                  />
                )}
              </Field>
            );
          })}
        </div>
      )}
      <section className="preview" aria-labelledby={previewId}>
        <h3 id={previewId}>{words.preview}</h3>
        <p className="message" dir="auto" part="message">
          {parts.map((part, index) =>
            'text' in part ? (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one template never move
              <span key={index}>{part.text}</span>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one template never move
              <span key={index} className={part.value ? 'filled' : 'gap'} dir="auto">
                {part.value || part.written}
              </span>
            ),
          )}
        </p>
      </section>
      <div className="actions">
        <Button variant="primary" onClick={(event) => unawaited(copy(event.currentTarget))}>
          <Icon name="copy" />
          <span>{words.copy}</span>
        </Button>
        <Status as="span" className="missing">
          {missing > 0 ? words.missing(missing) : ''}
        </Status>
      </div>
    </div>
  );
}
