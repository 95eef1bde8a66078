import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';

/** The first story of its file: the example that can be tried. Its arguments now, and as they were at first. */
export function usePrimary() {
  const docs = useContext(DocsContext);
  // a docs page has a story, else there is no page
  const story = docs.componentStories()[0]!;
  const [args, setArgs] = useState(() => docs.getStoryContext(story).args);
  useEffect(() => {
    const follow = ({ storyId, args: now }: { storyId: string; args: typeof args }): void => {
      if (storyId === story.id) setArgs(now);
    };
    docs.channel.on('storyArgsUpdated', follow);
    return () => docs.channel.off('storyArgsUpdated', follow);
  }, [docs, story.id]);
  return { id: story.id, exported: story.moduleExport, args, initialArgs: story.initialArgs, title: story.title };
}
