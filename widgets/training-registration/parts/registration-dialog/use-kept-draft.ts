import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { timesForgotten } from '../../../../shared/memory/kept/index.ts';
import { claimDraft, type Choices, draftOf, type FormValues, keepDraft } from './form-values.ts';
import type { Who } from './person/who.ts';

/** Keeps what is typed and chosen in the form, from the first change on. */
export function useKeptDraft(trainingId: string, who: Who, form: UseFormReturn<FormValues>, choices: Choices): void {
  const textBy = (person: Who): string => JSON.stringify(draftOf(person, form.getValues(), choices));
  const [first] = useState(() => ({ who, text: textBy(who), forgotten: timesForgotten() }));
  const isTouched = useRef(false);
  const keep = useEffectEvent(() => {
    // the person has left, perhaps in the form of another training
    if (first.forgotten !== timesForgotten()) return;
    // a visitor who becomes known has typed nothing by that
    isTouched.current ||= textBy(first.who) !== first.text;
    if (isTouched.current) keepDraft(trainingId, draftOf(who, form.getValues(), choices));
  });
  useEffect(() => keep(), [who, choices]);
  // after the form of the person before was taken away, which keeps what they have typed
  useEffect(() => claimDraft(trainingId, who), [trainingId, who]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);
}
