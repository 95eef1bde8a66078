import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dist } from '../support/dist.ts';
import { reference } from '../support/reference.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-types-'));
const tsc = path.join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
afterAll(() => rmSync(folder, { recursive: true }));

/** What a host writes, checked by the TypeScript it would use. */
const HOST = `
import type { PageSettings, WidgetProperties } from './dealer-widgets.d.ts';

document.addEventListener('dw:change', ({ detail }) => {
  if (detail.widget === 'yes-no-toggle') detail.value satisfies boolean;
  if (detail.widget === 'atm-booking') detail.value.slots[0]!.date satisfies string;
  // @ts-expect-error the value of a switch is not a text
  if (detail.widget === 'yes-no-toggle') detail.value satisfies string;
});
document.body.addEventListener('dw:navigate', (event) => void event.detail.url.length);
window.addEventListener('dw:problem', ({ detail }) => detail.kind satisfies string);
export const right: WidgetProperties['yes-no-toggle'] = { kind: 'fmd', id: 7, value: '1' };
// @ts-expect-error there is no such kind
export const wrong: WidgetProperties['yes-no-toggle'] = { kind: 'dealer' };
export const settings: PageSettings = { locale: 'page', user_id: 101, allowed_routes: null };
(window.DealerWidgets ??= []).push((api) => api.inspect().map(({ state }) => state));
(window.DealerWidgets ??= []).push((api) => {
  api.on('problem', ({ kind, status, fatal }) => [kind satisfies string, status satisfies number | undefined, fatal satisfies false]);
  api.on('navigate', ({ url }, event) => url.startsWith('/') && event?.preventDefault(), { once: true });
  for (const type of ['error', 'problem'] as const) api.on(type, (detail) => detail.kind satisfies string);
  // @ts-expect-error the events are named without "dw:"
  api.on('dw:problem', () => {});
  void api.check().then((rows) => rows.map(({ where, wrong }) => where + wrong));
});
`;

/** The examples of the reference as a host passes them; a list or an object in an attribute is the text of its JSON. */
function examples(): string {
  const all = Object.entries(reference.widgets).map(([name, { properties }]) => {
    const given = Object.entries(properties).flatMap(([property, { example }]) =>
      example === undefined
        ? []
        : `${property}: ${typeof example === 'string' && /^[[{]/.test(example) ? example : JSON.stringify(example)}`,
    );
    return `export const ${name.replaceAll('-', '_')}: WidgetProperties['${name}'] = { ${given.join(', ')} };`;
  });
  return ["import type { WidgetProperties } from './dealer-widgets.d.ts';", ...all].join('\n');
}

test.each([
  ["a host's TypeScript knows events, properties, settings and the global", HOST],
  ['the examples of the reference have the types of the properties', examples()],
])('%s', (_, host) => {
  copyFileSync(path.join(dist, 'dealer-widgets.d.ts'), path.join(folder, 'dealer-widgets.d.ts'));
  writeFileSync(path.join(folder, 'host.ts'), host);
  const options = [
    ...['--noEmit', '--strict', '--allowImportingTsExtensions'],
    ...['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'bundler'],
  ];
  let output = '';
  try {
    execFileSync(process.execPath, [tsc, ...options, '--types', '', 'host.ts'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    output = stdout + stderr;
  }
  expect(output).toBe('');
});
