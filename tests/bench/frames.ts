import type { Browser, Page } from 'playwright';
import { sameEverywhere } from '../chromium.mjs';
import { dist } from '../support/dist.ts';
import { startHost } from '../../mocks/host/host.ts';

export interface Frames {
  what: string;
  /** From the press to the first frame on the screen, ms. */
  answered: number;
  /** From the press to the end of the motion, ms. */
  done: number;
  /** Frames on the screen from the first to the last, as if that were a second. */
  frames: number;
  /** The longest time between two of them, ms. */
  longest: number;
}

/** As a phone: its width, and a processor slowed down so many times. */
const CPU_SLOWDOWN = 4;
/** Frames are counted where they are displayed, not where scripts see them: what the compositor moves continues while the page's own thread is busy. */
const DISPLAYED = 'Display::FrameDisplayed';
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-display.framedisplayed', 'viz'];

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

const scenes = [
  {
    what: 'the training dialog opens',
    role: 'visitor',
    path: '/app/plt/13',
    press: (page: Page) => page.getByRole('button', { name: 'DAFTAR', exact: true }),
  },
  {
    what: 'the lightbox opens',
    role: 'dealer',
    path: '/app/testimonies',
    press: (page: Page) => page.locator('[data-widget=testimony-gallery]').first().getByRole('button').first(),
  },
];

/** Counts the frames of each motion when something is opened for the second time, so that its code is already loaded. */
export async function measureFrames(browser: Browser): Promise<Frames[]> {
  const host = await startHost({ port: 0, dist });
  const results: Frames[] = [];
  try {
    for (const { what, role, path, press } of scenes) {
      const page = await browser.newPage({
        ...sameEverywhere,
        viewport: { width: 360, height: 740 },
        reducedMotion: 'no-preference',
      });
      await page.goto(`${host.url}/demo/as/${role}?to=${path}`);
      await press(page).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await press(page).evaluate((button) => {
        button.addEventListener('click', () => performance.mark('pressed'), { once: true });
        // the events of an animation do not leave the shadow root
        button.getRootNode().addEventListener('animationend', () => performance.mark('still'));
      });
      results.push({ what, ...motionOf(await traced(browser, page, () => press(page).click())) });
      await page.close();
    }
  } finally {
    await host.close();
  }
  return results;
}

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // the protocol does not declare what the events contain
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  await act();
  await page.waitForFunction(() => performance.getEntriesByName('still').length);
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

function motionOf(events: TraceEvent[]): Omit<Frames, 'what'> {
  const millisecondsOf = (wanted: string): number[] =>
    events
      .filter(({ name }) => name === wanted)
      .map(({ ts }) => ts / 1000)
      .sort((a, b) => a - b);
  const [pressed = NaN] = millisecondsOf('pressed');
  const [still = NaN] = millisecondsOf('still');
  const seen = millisecondsOf(DISPLAYED).filter((at) => at > pressed && at <= still);
  if (seen.length < 2)
    throw new Error(`There is no motion in the trace: ${seen.length} frames between the press and its end.`);
  const gaps = seen.slice(1).map((at, index) => at - seen[index]!);
  const lasting = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    answered: seen[0]! - pressed,
    done: still - pressed,
    frames: Math.round((gaps.length / lasting) * 1000),
    longest: Math.max(...gaps),
  };
}
