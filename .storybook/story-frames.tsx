import { useCallback, useEffect, useRef, useState } from 'react';
import type { Args } from 'storybook/internal/csf';
import type { FrameMessage } from './framed.ts';
import { NO_OVERRIDES } from './theme-editor/theme-css.ts';
import type { Toolbar } from './toolbar.ts';

/** px: a frame is at least so high, and at most. */
const LOW = 96;
const HIGH = 640;

interface StoryFramesProps {
  id: string;
  name: string;
  globals: Partial<Toolbar>;
  /** What the controls say now, and what the story began with. */
  args?: { now: Args; first: Args };
  /** Whether they take the height of the page, instead of what the story needs. */
  fills?: boolean;
}

/**
 * A story as a page in a frame, as in a browser that was just opened: dialogs stay inside. In both themes it is two of them, because a dialog, a toast
 * and the focus belong to a whole page, and what a story does to reach its state it does in each.
 */
export function StoryFrames({ globals: { theme = 'light', ...globals }, ...rest }: StoryFramesProps) {
  const themes = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  return (
    <div className="dw-story-frames">
      {themes.map((each) => (
        <StoryFrame key={each} {...rest} theme={each} globals={globals} />
      ))}
    </div>
  );
}

type StoryFrameProps = StoryFramesProps & { theme: 'light' | 'dark' };

/** Each frame is a whole page, so there is one only while it is on the screen or about to be; its place keeps its height. */
function StoryFrame({ id, name, theme, globals, args, fills = false }: StoryFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState(LOW);
  const passOn = useArgs(id, args);
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
      if (!data.isShown) return;
      passOn(frame.current);
      // a story that opens something moves the focus into its frame
      if (document.activeElement === frame.current) frame.current.blur();
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [passOn]);
  useEffect(() => passOn(frame.current), [passOn]);
  return (
    <div ref={place} className="dw-story-frame" style={{ height: fills ? '100vh' : height }}>
      {isNear && <iframe ref={frame} title={name} src={addressOf(id, fills, { ...globals, theme })} />}
    </div>
  );
}

/** Gives the story in a frame what was changed in the controls; an address has no room for it. @returns does so, once the story is shown */
function useArgs(storyId: string, args: StoryFramesProps['args']): (frame: HTMLIFrameElement | null) => void {
  const now = JSON.stringify(args?.now ?? {});
  const first = JSON.stringify(args?.first ?? {});
  const known = useRef(new WeakMap<Document, string>());
  return useCallback(
    (frame) => {
      const page = frame?.contentDocument;
      if (!page?.documentElement.dataset.storyShown || now === (known.current.get(page) ?? first)) return;
      known.current.set(page, now);
      // Storybook puts it there
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = page.defaultView as unknown as StorybookWindow;
      channel.emit('updateStoryArgs', { storyId, updatedArgs: JSON.parse(now) });
    },
    [storyId, now, first],
  );
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, detail: object): void };
}

function addressOf(id: string, fills: boolean, { tokens = NO_OVERRIDES, ...globals }: Partial<Toolbar>): string {
  const parts = [
    ...Object.entries(globals).filter(([, value]) => typeof value === 'string'),
    ...Object.entries(tokens).flatMap(([theme, set]: [string, Record<string, string>]) =>
      Object.entries(set).map(([token, value]) => [`tokens.${theme}.${token}`, value.replace(/^#(\w+)$/, '!hex($1)')]),
    ),
    ['a11y.manual', '!true'],
    // only texts are left by the filter above
  ].map(([name, value]) => `${name}:${value as string}`);
  return `iframe.html?id=${id}&viewMode=story&framed=${fills ? 'fill' : 'fit'}&globals=${encodeURIComponent(parts.join(';'))}`;
}
