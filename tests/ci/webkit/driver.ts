import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'; // the standard's name of a reference
type Reference = { readonly [ELEMENT]: string };

/** How long something may take to happen; a busy machine is slow. */
const TIMEOUT_MS = 60_000;

export interface Browser {
  open(url: string): Promise<void>;
  /** Runs a function in the page; what it uses has to be passed. */
  run<Args extends unknown[], Answer>(script: (...args: Args) => Answer, ...args: Args): Promise<Answer>;
  /** Waits until a function of the page answers something true. @throws with the words when it does not */
  until<Args extends unknown[]>(words: string, script: (...args: Args) => unknown, ...args: Args): Promise<void>;
  /** Presses the visible element of this role whose name begins like this; the last one where there are several, which is the one on top. */
  press(role: string, name: string): Promise<void>;
  /** Waits for such an element. */
  see(role: string, name: string): Promise<void>;
  /** Waits for a text anywhere on the page, in shadow roots too. */
  read(text: string): Promise<void>;
  /** Keys as a person presses them; `\uE007` is Enter. */
  type(keys: string): Promise<void>;
  /** Puts a file of this path into a file field. */
  choose(label: string, path: string): Promise<void>;
  /** What is seen now, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** In the page: the last visible element of a role and a name, shadow roots included. */
function find(role: string, name: string): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    dialog: 'dialog[open], [role=dialog]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file], [role]), textarea',
    combobox: '[role=combobox], select',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    file: 'input[type=file]',
    any: '*',
  };
  const inside = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const by = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => root.getElementById(id)?.textContent ?? '');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const texts = [by?.join(' '), element.getAttribute('aria-label'), labels.join(' '), element.textContent];
    return (texts.find((text) => text?.trim()) ?? '').replace(/\s+/g, ' ').trim();
  };
  const found = inside(document).filter(
    (element) =>
      element.matches(selectors[role] ?? `[role=${role}]`) &&
      element.getClientRects().length > 0 &&
      nameOf(element).startsWith(name),
  );
  return found.at(-1) ?? null;
}

/** In the page: whether a text can be read on it. */
function has(text: string): boolean {
  const inside = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) =>
      each.shadowRoot
        ? [...(each.shadowRoot.children as HTMLCollectionOf<HTMLElement>), ...inside(each.shadowRoot)]
        : [],
    );
  return [document.body, ...inside(document)].some(
    (each) => each instanceof HTMLElement && each.innerText.replace(/\s+/g, ' ').includes(text), // no picture of lines
  );
}

/**
 * Starts WebKitGTK's own browser for tests and drives it through WebDriver, W3C's protocol, as a remote control would.
 * @param driver path of WebKitWebDriver
 */
export async function startWebKit(driver: string): Promise<Browser> {
  const display = await startDisplay();
  const port = await freePort();
  const process_ = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      TZ: 'Asia/Kuala_Lumpur',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // root in a container cannot have one, and only our own pages are opened
    },
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebKitWebDriver answers ${method} ${path} with "${error}": ${message}`);
  };
  await eventually('WebKitWebDriver to answer', () => call('GET', '/status'));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--geometry=1280x900'] } } },
  })) as { sessionId: string };
  const command = (method: string, path: string, body?: object): Promise<unknown> =>
    call(method, `/session/${sessionId}${path}`, body);
  await command('POST', '/timeouts', { pageLoad: TIMEOUT_MS, script: TIMEOUT_MS });

  const run = <Args extends unknown[], Answer>(script: (...args: Args) => Answer, ...args: Args): Promise<Answer> =>
    command('POST', '/execute/sync', {
      script: `return (${script.toString()})(...arguments)`,
      args,
    }) as Promise<Answer>;
  const until: Browser['until'] = (words, script, ...args) =>
    eventually(words, async () => {
      if (!(await run(script, ...args))) throw new Error('it did not happen');
    });
  const element = async (role: string, name: string): Promise<Reference> => {
    let found: Reference | null = null;
    await eventually(`a ${role} "${name}"`, async () => {
      found = (await run(find, role, name)) as Reference | null;
      if (!found) throw new Error('there is none that can be seen');
    });
    return found!;
  };
  const pointer = (origin: Reference): Promise<unknown> =>
    command('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', origin, x: 0, y: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  return {
    open: async (url) => void (await command('POST', '/url', { url })),
    run,
    until,
    async press(role, name) {
      const found = await element(role, name);
      await run(
        // in the page it is the element
        (target) => (target as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' }),
        found,
      );
      await pointer(found);
    },
    see: async (role, name) => void (await element(role, name)),
    read: (text) => until(`the text "${text}"`, has, text),
    async type(keys) {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async choose(label, path) {
      const found = await element('file', label);
      await command('POST', `/element/${found[ELEMENT]}/value`, { text: path });
    },
    picture: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {}); // whatever state it is in, the process ends
      process_.kill();
      display.end();
    },
  };
}

async function eventually(words: string, what: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await what();
      return;
    } catch (error) {
      if (Date.now() > end)
        throw new Error(`Waited ${TIMEOUT_MS / 1000} s for ${words}: ${(error as Error).message}`, { cause: error });
      await wait(100);
    }
  }
}

/** The display there is, or one in memory. */
async function startDisplay(): Promise<{ name: string; end(): void }> {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, end: () => {} };
  const server: ChildProcess = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]!.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  return { name: `:${number}`, end: () => server.kill() };
}
