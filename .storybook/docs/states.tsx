import { DocsContext, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { widgetsCss } from 'virtual:dealer-widgets-reference';
import type { FrameMessage } from '../framed.ts';
import { NO_OVERRIDES } from '../theme-editor/theme-css.ts';
import { Host } from '../support/host.tsx';
import type { Toolbar } from '../toolbar.ts';
import { DocsLink } from './docs-link.tsx';

/** px: a frame is at least so high, and at most. */
const LOW = 96;
const HIGH = 640;
/** Each frame is a whole page, and loads 2 MB. */
const AT_ONCE = 2;
/** ms after which the next frame begins, although a story has not said that it is shown */
const LONGEST = 20_000;

/** Every state of the widget, each a page of its own in which the story has done what it does. They load from the top, once the first is near, and stay. */
export function States() {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const globals = useGlobals();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  /** The address that each frame shows. */
  const [shown, setShown] = useState<Record<string, string>>({});
  const addShown = useCallback(
    (id: string, address: string) => setShown((before) => ({ ...before, [id]: address })),
    [],
  );
  const waiting = stories.filter(({ id }) => shown[id] !== addressOf(id, globals)).slice(0, AT_ONCE);
  return (
    <div ref={place}>
      <style>{widgetsCss}</style>
      {stories.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          {story.parameters.docs?.description?.story && <p>{story.parameters.docs.description.story}</p>}
          <Unstyled>
            <Frame
              id={story.id}
              name={story.name}
              html={String(story.initialArgs.html ?? '')}
              address={addressOf(story.id, globals)}
              mayLoad={isNear && waiting.includes(story)}
              onShown={addShown}
            />
          </Unstyled>
          <DocsLink className="dw-docs-open" path={`/story/${story.id}`}>
            Open {story.name} by itself
          </DocsLink>
        </section>
      ))}
    </div>
  );
}

/** Whether the element has come within half a screen. */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50%' },
    );
    observer.observe(place.current!); // an effect runs when the element is there
    return () => observer.disconnect();
  }, [place]);
  return isNear;
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
  /** What the story's page has; until the frame is there, its space is reserved as on a host's page. */
  html: string;
  /** Of the story, as the toolbar is set. */
  address: string;
  /** Whether it is its turn; a former address stays until then. */
  mayLoad: boolean;
  onShown: (id: string, address: string) => void;
}

function Frame({ id, name, html, address, mayLoad, onShown }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState<string>();
  const [height, setHeight] = useState<number>();
  if (mayLoad && src !== address) setSrc(address);
  useEffect(() => {
    if (!src) return undefined;
    let isFirst = true;
    const receive = ({ source, data }: MessageEvent<Partial<FrameMessage>>): void => {
      if (!source || source !== frame.current?.contentWindow || data.storyHeight === undefined) return;
      setHeight(Math.min(HIGH, Math.max(LOW, data.storyHeight)));
      // a story that opens something moves the focus into its frame
      if (isFirst && document.activeElement === frame.current) frame.current.blur();
      if (isFirst) onShown(id, src);
      isFirst = false;
    };
    addEventListener('message', receive);
    const tooLong = setTimeout(() => onShown(id, src), LONGEST);
    return () => {
      removeEventListener('message', receive);
      clearTimeout(tooLong);
    };
  }, [src, id, onShown]);
  return (
    <div className="dw-docs-frame" style={{ height, minHeight: LOW, maxHeight: HIGH }}>
      {height === undefined && (
        <div className="dw-docs-reserve" data-dw-ignore="">
          <Host html={html} />
        </div>
      )}
      {src && <iframe key={src} ref={frame} title={name} src={src} />}
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
