/** What `npm run new` writes: the files of a working widget, and its lines in the lists of widgets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

/** The project's own, as `npm run format` has them. */
export const formatOptions: Parameters<typeof format>[2] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../oxfmtrc.json'), 'utf8'),
);

export interface NewWidget {
  /** Whole new files by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** Lines for existing files: each is inserted before the first line of the list that sorts after it. */
  readonly lines: readonly { readonly file: string; readonly line: string; readonly among: RegExp }[];
}

/**
 * A button that counts its presses and dispatches `dw:change`.
 * @param name of the widget in small letters, digits and hyphens: `count-down`
 * @throws a sentence for a name that cannot be one
 */
export async function newWidget(name: string): Promise<NewWidget> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be a widget's name. Write small letters, digits and hyphens, such as: npm run new -- count-down`,
    );
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const camel = component[0]!.toLowerCase() + component.slice(1);
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
import { text } from '../../shared/lib/schema/basic-values.ts';
import { count } from '../../shared/contract/values.ts';
import { object, optional } from '../../shared/lib/schema/schema.ts';

export const properties = object({
  /** What is counted. */
  title: text,
  /** Where it begins. */
  from: optional(count, 0),
});

/** How often the button was pressed. */
export const change = v.number();

export type Properties = v.InferOutput<typeof properties>;
`,
    [`${widget}.text.ts`]: `import type { Texts } from '../../shared/ui/text.ts';

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
    [`${widget}.tsx`]: `import { type ReactNode, useState } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Status } from '../../shared/ui/feedback/status.tsx';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/text.ts';
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
`,
    [`widgets/${name}/README.md`]: `# ${name}

A button that counts how often it was pressed.

Use it to see how a widget is made. Not as it is: write here what yours is for, and what is better made without it.

Also called: press counter; in Malay: pembilang tekanan.

\`\`\`html
<div data-widget="${name}" data-title="Kelas emas"></div>
\`\`\`

<!-- reference: written by \`npm run reference\`, from the schemas -->
<!-- /reference -->
`,
    [`stories/${name}.stories.tsx`]: `import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from './support/host.tsx';
import { snippet } from './support/snippet.ts';
import { widgetIn } from './support/widget-in.ts';

const meta = preview.meta({ title: 'Help/${name}', component: Host });

const html = snippet('${name}', { attributes: { title: 'Kelas emas' } });

export const Untouched = meta.story({ args: { html } });

export const Pressed = meta.story({
  args: { html },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('button', { name: 'Kira: Kelas emas' }));
    await expect(await widget.findByRole('status')).toHaveTextContent('1 kali');
  },
});
`,
    [`tests/widgets/${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountFailing, mountHtml } from '../support/mount-html.ts';

test('each press counts, and dw:change is dispatched', async () => {
  const { widget, element } = await mountHtml(snippet('${name}', { attributes: { title: 'Kelas' } }));
  const changes: unknown[] = [];
  element.addEventListener('dw:change', (event) => changes.push((event as CustomEvent<{ value: number }>).detail.value));
  const button = await widget.findByRole('button', { name: 'Kira: Kelas' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(await widget.findByRole('status')).toHaveTextContent('2 kali');
  expect(changes).toEqual([1, 2]);
});

test('from a text that is not a number: the page keeps its own text', async () => {
  const { errors } = await mountFailing('<div data-widget="${name}" data-title="Kelas" data-from="tiga">Teks</div>');
  expect(errors).toEqual([expect.stringMatching(/"from" \\(from data-from\\)/)]);
});
`,
    [`mocks/host/pages/${name}.ts`]: `import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

export const ${camel}Page = definePage({
  path: '/app/${name}',
  title: '${component}',
  lang: 'ms',
  render: () => html\`<section>\${widget('${name}', { title: 'Kelas emas' }, 'Kelas emas')}</section>\`,
});
`,
  };
  const isImported = new RegExp(`^import [^']*\\b${component}\\b`, 'm').test(files[`${widget}.tsx`] ?? '');
  // a list by name is an object, which has a member `constructor` of its own
  if (isImported || name in {})
    throw new Error(
      `"${name}" cannot be a widget's name, because its code has something else named ${isImported ? component : name}. Add a word, such as ${name}-list.`,
    );
  return {
    files: await formatted(files),
    lines: [
      { file: 'tests/repo/widget-names.ts', line: `  '${name}',`, among: /^  '[\w-]+',$/ },
      {
        file: 'README.md',
        line: `| \`${name}\` | A button that counts how often it was pressed. |`,
        among: /^\| `[a-z-]+` +\| [A-Z]/,
      },
      {
        file: 'mocks/host/pages/pages.ts',
        line: `import { ${camel}Page } from './${name}.ts';`,
        among: /^import \{ \w+ \} from '\.\/[\w-]+\.ts';$/,
      },
      { file: 'mocks/host/pages/pages.ts', line: `  ${camel}Page,`, among: /^  (\.\.\.)?\w+Pages?,$/ },
      {
        file: 'tests/support/items.ts',
        line: `  ${name.includes('-') ? `'${name}'` : name}: {
    html: snippet('${name}', { attributes: { title: 'Satu' } }),
    other: { title: 'Dua' },
    use: (widget) => click(widget, 'button'),
  },`,
        among: /^  '?[\w-]+'?: \{$/,
      },
    ],
  };
}

/** Where a line has to be broken depends on the length of the widget's name. Markdown is left as it is, as by `npm run format`. */
async function formatted(files: Record<string, string>): Promise<Record<string, string>> {
  const each = Object.entries(files).map(async ([file, text]) => [
    file,
    file.endsWith('.md') ? text : (await format(file, text, formatOptions)).code,
  ]);
  return Object.fromEntries(await Promise.all(each));
}

/** @returns the text with a line put into its list, before the first that sorts after it @throws when there is no such list */
export function withLine(text: string, line: string, among: RegExp): string {
  const lines = text.split('\n');
  const list = lines.flatMap((each, at) => (among.test(each) ? [at] : []));
  const last = list.at(-1);
  if (last === undefined)
    throw new Error(`No line looks like ${String(among)}, so nobody knows where "${line}" belongs.`);
  const after = list.find((at) => lines[at]!.replaceAll("'", '') > line.replaceAll("'", ''));
  lines.splice(after ?? last + 1, 0, line);
  return lines.join('\n');
}
