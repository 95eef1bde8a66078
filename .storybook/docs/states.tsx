import { DocsContext, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { StoryFrames } from '../story-frames.tsx';
import type { Toolbar } from '../toolbar.ts';
import { DocsLink } from './docs-link.tsx';

/**
 * Every state of the widget, each in a page of its own as in a browser that was just opened: nothing survives from one to the next, dialogs stay inside,
 * and what a story does to reach its state is done when one looks at it.
 */
export function States() {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const globals = useGlobals();
  return stories.map(({ id, name, parameters, storyGlobals }) => (
    <section key={id}>
      <Subheading>{name}</Subheading>
      {parameters.docs?.description?.story && <p>{parameters.docs.description.story}</p>}
      <Unstyled>
        <StoryFrames id={id} name={name} globals={{ ...globals, ...storyGlobals }} />
      </Unstyled>
      <DocsLink className="dw-docs-open" path={`/story/${id}`}>
        Open {name} by itself
      </DocsLink>
    </section>
  ));
}

function useGlobals(): Partial<Toolbar> {
  const docs = useContext(DocsContext);
  const [globals, setGlobals] = useState<Partial<Toolbar>>(
    // a docs page has a story, and the toolbar declares its globals
    () => docs.getStoryContext(docs.componentStories()[0]!).userGlobals as Partial<Toolbar>,
  );
  useEffect(() => {
    const follow = ({ userGlobals }: { userGlobals: Partial<Toolbar> }): void => setGlobals(userGlobals);
    docs.channel.on('globalsUpdated', follow);
    return () => docs.channel.off('globalsUpdated', follow);
  }, [docs]);
  return globals;
}
