import type { Properties } from '../../../widgets/quiz/quiz.props.ts';
import type { QuizKind } from '../../world/quizzes.ts';
import { html } from '../html.ts';
import { definePage, type Page } from '../page.ts';
import { widget } from '../widget.ts';
import { table } from './parts.ts';

interface Screens {
  kind: QuizKind;
  list: string;
  title: string;
  /** Title of the page with one of them. */
  one: string;
}

const screens: readonly Screens[] = [
  { kind: 'customer', list: '/app/quiz', title: 'Kuiz', one: 'Jawab Kuiz' },
  { kind: 'staff', list: '/staff/assessment', title: 'Penilaian', one: 'Jawab Penilaian' },
];

/** The list of quizzes with the submitted answers, and the page of one quiz, for customers and for staff. */
export const quizPages: readonly Page[] = screens.flatMap(({ kind, list, title, one }) => [
  definePage({
    path: list,
    title,
    lang: 'ms',
    render: ({ world, me }) =>
      table(
        title,
        [title, 'Soalan', 'Status'],
        world.quizzes.all(kind).map(({ id, title: name, questions }) => {
          const attempt = world.quizzes.attemptOf(kind, id, me.user_id);
          const answers =
            attempt && questions.map((question, at) => `${at + 1}: ${attempt.answers[question.id]}`).join(', ');
          return [
            html`<a href="${list}/${id}">${name}</a>`,
            questions.length,
            answers ? html`Telah dihantar (<span>${answers}</span>)` : 'Belum dijawab',
          ];
        }),
      ),
  }),
  definePage({
    path: `${list}/{id}`,
    example: `${list}/1`,
    title: one,
    lang: 'ms',
    render: ({ world, me, params }) => {
      const quiz = world.quizzes.find(kind, params.id);
      if (!quiz) return undefined;
      const properties = { kind, assessment_id: quiz.id, user_id: me.user_id, questions: quiz.questions };
      return html`<h2>${quiz.title}</h2>${widget<{ [Name in keyof Properties]: unknown }>('quiz', properties, html`<p>Kuiz akan dipaparkan di sini.</p>`, { as: 'json' })}
<p><a href="${list}">Kembali ke senarai</a></p>`;
    },
  }),
]);
