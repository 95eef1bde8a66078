import { http, HttpResponse } from 'msw';
import { snippet } from '../../.storybook/support/snippet.ts';
import { network } from '../support/network.ts';
import { type Item, click } from '../support/item.ts';
import { handIn, questionOf } from '../support/quiz.ts';

export const item: Item = {
  html: snippet('quiz', {
    attributes: {
      kind: 'customer',
      assessment_id: 2,
      user_id: 101,
      questions: JSON.stringify([questionOf(1, 'Apa?', ['Ini', 'Itu'])]),
    },
  }),
  other: { userId: '102' },
  // the world has other questions, and would refuse the answers
  serve: () => network.use(http.post('/app/quiz', () => HttpResponse.json({ message: 'success' }))),
  use: (widget) => click(widget, 'radio', 'Ini'),
  send: async (widget) => {
    await click(widget, 'radio', 'Ini');
    await handIn(widget);
  },
};
