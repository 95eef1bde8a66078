import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import type { QuizKind } from '../mocks/world/quizzes.ts';
import { createWorld } from '../mocks/world/world.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';
import { popups } from '../.storybook/support/popups.ts';

const meta = preview.meta({ title: 'Learning/quiz', component: Host });

const { quizzes } = createWorld();
const quiz = (kind: QuizKind, id: number, more: object = {}) =>
  snippet('quiz', {
    json: { kind, assessment_id: id, user_id: 101, questions: quizzes.find(kind, id)?.questions, ...more },
    children: 'Kuiz akan dipaparkan di sini.',
  });

export const Customer = meta.story({ args: { html: quiz('customer', 1) } });
export const Staff = meta.story({ args: { html: quiz('staff', 3) } });
export const FortyQuestions = meta.story({ args: { html: quiz('customer', 3) } });
export const OneQuestion = meta.story({
  args: { html: quiz('customer', 1, { questions: quizzes.find('customer', 1)?.questions.slice(2, 3) }) },
});
export const NoQuestions = meta.story({ args: { html: quiz('customer', 4) } });
export const EnglishDark = meta.story({
  args: { html: quiz('customer', 1) },
  globals: { theme: 'dark', locale: 'en' },
});

export const Picture = meta.story({
  args: { html: quiz('customer', 1) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /daripada/ }));
    await userEvent.click(widget.getByRole('button', { name: 'Soalan 2, belum dijawab' }));
    await userEvent.click(await widget.findByRole('button', { name: 'Besarkan gambar bagi soalan 2' }));
    const dialog = await widget.findByRole('dialog', { name: 'Gambar bagi soalan 2' });
    // it fades in, and axe would measure the contrast meanwhile
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
  },
});

export const QuestionStrip = meta.story({
  args: { html: quiz('customer', 3) },
  beforeEach: () => localStorage.setItem('dealer-widgets:quiz:customer:3:101', '{"301":"a","302":"b"}'),
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /daripada 40/ }));
    await expect(widget.getByRole('button', { name: 'Soalan 40, belum dijawab' })).toBeInTheDocument();
  },
});

export const BrokenPicture = meta.story({
  args: { html: quiz('customer', 1) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /daripada/ }));
    await userEvent.click(widget.getByRole('button', { name: 'Soalan 5, belum dijawab' }));
    await expect(await widget.findByText('Gambar bagi soalan ini tidak dapat dipaparkan.')).toBeVisible();
  },
});

export const Resumed = meta.story({
  args: { html: quiz('customer', 2) },
  beforeEach: () => localStorage.setItem('dealer-widgets:quiz:customer:2:101', '{"201":"a"}'),
});

export const AskedBeforeHandingIn = meta.story({
  args: { html: quiz('customer', 2) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('radio', { name: 'Memberi salam' }));
    await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
    await userEvent.click(await widget.findByRole('radio', { name: 'Penyelia bertugas' }));
    await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
    const cancel = await popups.findByRole('button', { name: 'Batal' });
    await expect(
      popups.getByRole('dialog', { name: 'Adakah anda pasti untuk hantar jawapan yang telah dijawab?' }),
    ).toBeVisible();
    await userEvent.click(cancel);
  },
});
