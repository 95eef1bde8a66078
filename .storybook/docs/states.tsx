import { DocsContext, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../framed.ts';
import { NO_OVERRIDES } from '../theme-editor/theme-css.ts';
import type { Toolbar } from '../toolbar.ts';
import { DocsLink } from './docs-link.tsx';

/** px: a frame is at least so high, and at most. */
const LOW = 96;
const HIGH = 640;

/**
 * Every state of the widget in a page of its own, as in a browser that was just opened: nothing survives from one to the next,
 * and dialogs stay inside. What a story does has been done already.
 */
export function States() {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const globals = useGlobals();
  return stories.map(({ id, name, parameters }) => (
    <section key={id}>
      <Subheading>{name}</Subheading>
      {parameters.docs?.description?.story && <p>{parameters.docs.description.story}</p>}
      <Unstyled>
        <Frame id={id} name={name} globals={globals} />
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

interface FrameProps {
  id: string;
  name: string;
  globals: Partial<Toolbar>;
}

/** Each frame is a whole page, so there is one only while it is on the screen or about to be; its place keeps its height. */
function Frame({ id, name, globals }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState(LOW);
  useEffect(() => {
    // an observer calls back with at least one entry
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: '50%',
    });
    // an effect runs when the element is there
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<Partial<FrameMessage>>): void => {
      if (!source || source !== frame.current?.contentWindow || data.storyHeight === undefined) return;
      setHeight(Math.min(HIGH, Math.max(LOW, data.storyHeight)));
      // a story that opens something moves the focus into its frame
      if (data.isShown && document.activeElement === frame.current) frame.current.blur();
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
  return (
    <div ref={place} className="dw-docs-frame" style={{ height }}>
      {isNear && <iframe ref={frame} title={name} src={addressOf(id, globals)} />}
    </div>
  );
}

function addressOf(id: string, { tokens = NO_OVERRIDES, ...globals }: Partial<Toolbar>): string {
  const parts = [
    ...Object.entries(globals).filter(([, value]) => typeof value === 'string'),
    ...Object.entries(tokens).flatMap(([theme, set]: [string, Record<string, string>]) =>
      Object.entries(set).map(([token, value]) => [`tokens.${theme}.${token}`, value.replace(/^#(\w+)$/, '!hex($1)')]),
    ),
    ['a11y.manual', '!true'],
    // only texts are left by the filter above
  ].map(([name, value]) => `${name}:${value as string}`);
  return `iframe.html?id=${id}&viewMode=story&framed=1&globals=${encodeURIComponent(parts.join(';'))}`;
}
