import type { BrowserContext, Page } from '@playwright/test';

export type Role = 'visitor' | 'dealer' | 'committee' | 'staff' | 'admin' | 'subuser';

/** The demo host, as a test controls it: who opens which screen, which faults come next, what time it is. */
export type Host = ReturnType<typeof hostOf>;

export function hostOf(context: BrowserContext, page: Page) {
  // the panel answers with a redirect to a page; only the way there matters
  const pull = async (path: string): Promise<void> => {
    const answer = await context.request.get(path);
    if (!answer.ok()) throw new Error(`GET ${path} answers ${answer.status()}: ${await answer.text()}`);
  };
  return {
    /** Logs in with this role, without a page. */
    become: (role: Role) => pull(`/demo/as/${role}?to=/demo`),
    /** Logs in with this role and opens a screen. */
    async open(role: Role, path: string): Promise<void> {
      await page.goto(`/demo/as/${role}?to=${encodeURIComponent(path)}`);
    },
    /**
     * Makes the next calls of the page fail. The kinds are listed on the host's panel, `/demo`.
     * @param options `count`: how many calls (1); `path`: only those with this prefix, with `$` at its end only this one; `ms`: how long the answer is delayed
     */
    fault(kind: string, options: { count?: number; path?: string; ms?: number } = {}): Promise<void> {
      const query = Object.entries(options).map(([name, value]) => [name, String(value)]);
      return pull(`/demo/fault/${kind}?${new URLSearchParams(query)}`);
    },
    /** Moves the clock of this test's world forward; the server's long jobs advance with it. */
    advance: (seconds: number) => pull(`/demo/clock/advance/${seconds}`),
  };
}
