import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { network } from '../support/network.ts';
import { type Item, click, answerYes } from '../support/item.ts';

export const item: Item = {
  html: snippet('quiz', {
    attributes: {
      kind: 'customer',
      assessment_id: 2,
      user_id: 101,
      questions: JSON.stringify([
        {
          id: 1,
          question: 'Apa?',
          image: null,
          answers: [
            { key: 'a', text: 'Ini' },
            { key: 'b', text: 'Itu' },
          ],
        },
      ]),
    },
  }),
  other: { userId: '102' },
  // the world has other questions, and would refuse the answers
  serve: () => network.use(http.post('/app/quiz', () => HttpResponse.json({ message: 'success' }))),
  use: (widget) => click(widget, 'radio', 'Ini'),
  send: async (widget) => {
    await click(widget, 'radio', 'Ini');
    await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
    await answerYes();
  },
};
