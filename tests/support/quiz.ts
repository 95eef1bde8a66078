import { userEvent } from 'vitest/browser';
import { popups } from '../../.storybook/support/popups.ts';
import type { HostPlace } from './mount-html.ts';

/** A question as a page passes it. @param texts those of its answers, whose keys are a, b and so on */
export const questionOf = (id: number, question: string, texts: readonly string[], image: string | null = null) => ({
  id,
  question,
  image,
  answers: texts.map((text, at) => ({ key: 'abcdefghij'[at], text })),
});

/** Presses "Hantar" and answers the question. */
export async function handIn(widget: HostPlace['widget']): Promise<void> {
  await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
  await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
}
