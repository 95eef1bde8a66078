import { http, HttpResponse } from 'msw';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { noteStories } from '../.storybook/support/note-stories.ts';

const meta = preview.meta({ title: 'Learning/mentor-note', component: Host });

const stories = noteStories('mentor-note', { report_card_id: 902 });

export const WithNote = meta.story(stories.withNote);
export const Empty = meta.story(stories.empty);
export const LongWord = meta.story(stories.longWord);
export const Editing = meta.story(stories.editing);
export const Asked = meta.story({ ...stories.asked, tags: ['pictured'] });
export const SessionEnded = meta.story({
  ...stories.sessionEnded,
  beforeEach: ({ msw }) => msw.use(http.post('/app/empire/note', () => new HttpResponse(null, { status: 401 }))),
});
export const EnglishDark = meta.story(stories.englishDark);
