import { http, HttpResponse } from 'msw';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { noteStories } from '../.storybook/support/note-stories.ts';

const meta = preview.meta({ title: 'Lists & reports/checklist-note', component: Host });

const stories = noteStories('checklist-note', { customer_id: 1 });

export const WithNote = meta.story(stories.withNote);
export const Empty = meta.story(stories.empty);
export const LongWord = meta.story(stories.longWord);
export const Editing = meta.story(stories.editing);
export const SessionEnded = meta.story({
  ...stories.sessionEnded,
  beforeEach: ({ msw }) =>
    msw.use(http.post('/app/customer/checklist-note', () => new HttpResponse(null, { status: 401 }))),
});
export const EnglishDark = meta.story(stories.englishDark);
