/** The files that `npm run new` writes: a working widget, and with `--call` its call of the server and what answers it in the mocks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { callingComponent, filesOfCall, testOfFailure } from './new-call.ts';

/** The project's own, as `npm run format` has them. */
export const formatOptions: Parameters<typeof format>[2] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../oxfmtrc.json'), 'utf8'),
);

/**
 * A button that counts its presses and dispatches `dw:change`; with a call the server counts them.
 * @param name of the widget in small letters, digits and hyphens: `count-down`
 * @returns whole new files by their paths
 * @throws a sentence for a name that cannot be one
 */
export async function newWidget(name: string, withCall = false): Promise<Record<string, string>> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be a widget's name. Write small letters, digits and hyphens, such as: npm run new -- count-down`,
    );
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const camel = component.charAt(0).toLowerCase() + component.slice(1);
  const widget = `widgets/${name}/${name}`;
  const files = {
    [`widgets/${name}/index.ts`]: `import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './${name}.props.ts';
import { ${component} } from './${name}.tsx';

export default defineWidget({
  name: '${name}',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['title'],
  Component: ${component},
});
`,
    [`${widget}.props.ts`]: `import * as v from 'valibot';
import { count } from '../../shared/contract/index.ts';
import { id, object, optional } from '../../shared/lib/schema/index.ts';

export const properties = object({
  /** What is counted. */
  title: id,
  /** Where it begins. */
  from: optional(count, 0),
});

/** How often the button was pressed. */
export const change = v.number();

export type Properties = v.InferOutput<typeof properties>;
`,
    [`${widget}.text.ts`]: `import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { press: 'Kira', pressed: (times: number) => \`\${times} kali\` };

export const texts: Texts<typeof ms> = {
  ms,
  en: { press: 'Count', pressed: (times) => (times === 1 ? 'once' : \`\${times} times\`) },
};
`,
    [`${widget}.css`]: `.${name} {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
}
`,
    [`${widget}.tsx`]: withCall ? callingComponent(name, component) : countingComponent(name, component),
    [`widgets/${name}/README.md`]: `# ${name}

${summaryOf(withCall)}

Use it to see how a widget is made. Not as it is: write here what yours is for, and what is better made without it.

Also called: press counter; in Malay: pembilang tekanan.

\`\`\`html
<div data-widget="${name}" data-title="Kelas emas"></div>
\`\`\`

<!-- reference: written by \`npm run reference\`, from the schemas -->
<!-- /reference -->

The count begins with \`from\` when the page is loaded.
`,
    [`stories/${name}.stories.tsx`]: `import { userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Help/${name}', component: Host });

const html = snippet('${name}', { attributes: { title: 'Kelas emas' } });

export const Untouched = meta.story({ args: { html } });

export const Pressed = meta.story({
  args: { html },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('button', { name: 'Kira: Kelas emas' }));
    await widget.findByText('1 kali');
  },
});
`,
    [`tests/widgets/${name}.test.tsx`]: `${withCall ? "import { http, HttpResponse } from 'msw';\n" : ''}import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
${withCall ? "import { expectConsoleError } from '../support/console.ts';\n" : ''}import { mountFailing, mountHtml } from '../support/mount-html.ts';
${withCall ? "import { network } from '../support/network.ts';\n" : ''}
test('each press counts, and dw:change is dispatched', async () => {
  const { widget, element } = await mountHtml(snippet('${name}', { attributes: { title: 'Kelas' } }));
  const changes: unknown[] = [];
  element.addEventListener('dw:change', (event) => changes.push((event as CustomEvent<{ value: number }>).detail.value));
  const button = await widget.findByRole('button', { name: 'Kira: Kelas' });
  await userEvent.click(button);
  await widget.findByText('1 kali');
  await userEvent.click(button);
  await widget.findByText('2 kali');
  expect(changes).toEqual([1, 2]);
});

${withCall ? testOfFailure(name) : ''}test('from a text that is not a number: the page keeps its own text', async () => {
  const { errors } = await mountFailing('<div data-widget="${name}" data-title="Kelas" data-from="tiga">Teks</div>');
  expect(errors).toEqual([expect.stringMatching(/"from" \\(from data-from\\)/)]);
});
`,
    [`tests/widgets/${name}.item.ts`]: itemOf(name, withCall),
    ...(withCall && filesOfCall(name, component, camel)),
  };
  const isImported = new RegExp(`^import [^']*\\b${component}\\b`, 'm').test(files[`${widget}.tsx`] ?? '');
  // a list by name is an object, which has a member `constructor` of its own
  if (isImported || name in {})
    throw new Error(
      `"${name}" cannot be a widget's name, because its code has something else named ${isImported ? component : name}. Add a word, such as ${name}-list.`,
    );
  return formatted(files);
}

/** What it does, in its README and in that of the project. */
export const summaryOf = (withCall: boolean): string =>
  withCall ? 'A button whose presses the server counts.' : 'A button that counts how often it was pressed.';

const countingComponent = (
  name: string,
  component: string,
): string => `import { type ReactNode, useState } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { Status } from '../../shared/ui/feedback/index.ts';
import css from './${name}.css?inline';
import type { Properties } from './${name}.props.ts';
import { texts } from './${name}.text.ts';

/** A button that counts how often it was pressed. */
export function ${component}({ title, from }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const [times, setTimes] = useState(from);
  const press = (): void => {
    setTimes(times + 1);
    change(times + 1);
  };
  return (
    <div className="${name}">
      <Button aria-label={\`\${words.press}: \${title}\`} onClick={press}>
        {words.press}
      </Button>
      <Status as="span">{words.pressed(times)}</Status>
    </div>
  );
}
`;

const itemOf = (
  name: string,
  withCall: boolean,
): string => `${withCall ? "import { http, HttpResponse } from 'msw';\n" : ''}import { snippet } from '../../.storybook/support/snippet.ts';
import { click, type Item } from '../support/item.ts';
${withCall ? "import { network } from '../support/network.ts';\n" : ''}
export const item: Item = {
  html: snippet('${name}', { attributes: { title: 'Satu' } }),
  other: { title: 'Dua' },
${withCall ? `  serve: () => network.use(http.post('/app/${name}/press', () => HttpResponse.json(1))),\n` : ''}  use: async (widget) => {
    await click(widget, 'button');
    await widget.findByText('1 kali');
  },
${withCall ? "  send: (widget) => click(widget, 'button'),\n" : ''}};
`;

/** Where a line has to be broken depends on the length of the widget's name. Markdown is left as it is, as by `npm run format`. */
async function formatted(files: Record<string, string>): Promise<Record<string, string>> {
  const each = Object.entries(files).map(async ([file, text]) => [
    file,
    file.endsWith('.md') ? text : (await format(file, text, formatOptions)).code,
  ]);
  return Object.fromEntries(await Promise.all(each));
}

/** A row of the table of widgets, with the name. */
const ROW = /^\| \[`([a-z][a-z0-9-]*)`\]\(widgets\//;

/**
 * @param readme with a table of widgets
 * @returns the README with a row for the widget, before the first that sorts after it
 * @throws Error when there is no such table
 */
export function withRow(readme: string, name: string, summary: string): string {
  const lines = readme.split('\n');
  const names = lines.map((line) => ROW.exec(line)?.[1]);
  const last = names.findLastIndex(Boolean);
  if (last < 0) throw new Error(`README.md has no table of widgets, so nobody knows where \`${name}\` belongs.`);
  const next = names.findIndex((other) => other && other > name);
  lines.splice(next < 0 ? last + 1 : next, 0, `| [\`${name}\`](widgets/${name}/README.md) | ${summary} |`);
  return lines.join('\n');
}
