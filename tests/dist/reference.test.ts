import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { documentationOf } from '../../shared/contract/documented.ts';
import { endpoints } from '../../shared/contract/calls/endpoints.ts';
import { WITH_TOKEN } from '../../shared/check/with-token.ts';
import { withReference } from '../../shared/tools/reference/markdown.ts';
import type { Reference } from '../../shared/tools/reference/reference.ts';
import { scriptsIn } from '../repo/source-files.ts';
import { dist, distFiles } from '../support/dist.ts';

const root = path.join(dist, '..');
const files = distFiles();
const read = (name: string): string => files.get(name)!.toString();
const reference = JSON.parse(read('reference.json')) as Reference;
const widgets = Object.entries(reference.widgets);

const SENTENCE = /^\S.{9,}[.)…]$/s;

test('everything declared is described, beside its declaration', () => {
  const texts = [
    ...widgets.flatMap(([name, { summary, change, properties }]) => [
      [name, summary],
      ...(change ? [[`dw:change of ${name}`, change.description]] : []),
      ...Object.entries(properties).map(([property, { description }]) => [`${name} ${property}`, description]),
    ]),
    ...Object.entries(reference.endpoints).flatMap(([name, { summary, notes, checks }]) => [
      [name, `${summary}. ${notes}`.trim()],
      [name, checks],
    ]),
    ...[reference.settings, reference.events, reference.values].flatMap((all) =>
      Object.entries(all).map(([name, { description }]) => [name, description]),
    ),
  ] as Array<[string, string]>;
  expect(texts.filter(([, text]) => !SENTENCE.test(text))).toEqual([]);
});

test('every page that a widget leads to by itself is described, for the widgets that do', () => {
  const leading = Object.entries(reference.pages).map(([page, { widgets: users }]) => `${page}: ${users.join()}`);
  expect(leading).toEqual([
    '/app/academy/register/{id}: course-calendar',
    '/app/plt/{training_id}/{user_id}: training-registration',
  ]);
  for (const [page, { widgets: leadingThere }] of Object.entries(reference.pages))
    for (const name of leadingThere) expect(read(`widgets/${name}.md`)).toContain(`It leads to \`${page}\`.`);
  const others = scriptsIn('widgets').filter(({ text }) => text.includes('hostPath('));
  // its pages have the addresses of its calls, and the notes of these say so
  expect(others.map((file) => file.path)).toEqual(['widgets/quiz/parts/use-submission.ts']);
});

test('what is kept in the browser is on one page and in the reference: each key, where, how long and why', () => {
  const kept = Object.entries(reference.kept);
  const sources = scriptsIn('widgets', 'shared');
  expect(
    kept.filter(([, { until, what, widgets: users }]) => !until || !SENTENCE.test(what) || users.length === 0),
  ).toEqual([]);
  const page = read('kept-in-the-browser.md');
  expect(kept.filter(([key]) => !page.includes(key)).map(([key]) => key)).toEqual([]);
  for (const [key, { widgets: users }] of kept)
    for (const name of users) expect(read(`widgets/${name}.md`)).toContain(key);
  // everything that is kept is written by these files
  const writers = sources.filter(({ text }) => /\.setItem\(|document\.cookie =/.test(text));
  expect(writers.map((file) => file.path).sort()).toEqual([
    'shared/api/environment.ts',
    'shared/page/visits/storage.ts',
  ]);
});

test('no generated file, and no helper, names a decision or a part of the specification by its number, or a file of the sources', () => {
  const programs = /\.(js|css)$|^(manifest\.json|licences\.txt|host\/dealer-widgets\.mjs)$/;
  const wrong = [...files]
    .filter(([name]) => !programs.test(name))
    .flatMap(([name, contents]) =>
      (
        contents.toString().match(/.{0,60}(\b[DW]\d{1,2}\b|\bparts? \d|\w(?<!\bd)\.tsx?\b|specification).{0,20}/g) ?? []
      ).map((text) => `${name}: ${text}`),
    );
  expect(wrong).toEqual([]);
});

test('every required property has an example, and every example is valid', async () => {
  const wrong: string[] = [];
  for (const [widget, { properties }] of widgets) {
    const { properties: schema } = (await import(`../../widgets/${widget}/${widget}.props.ts`)) as {
      properties: { entries: Record<string, v.GenericSchema> };
    };
    for (const [name, { required, example }] of Object.entries(properties)) {
      if (required && example === undefined) wrong.push(`${widget} ${name}: show it in the README's snippet`);
      const asAttribute =
        typeof example === 'string' && /^[[{]/.test(example) ? (JSON.parse(example) as unknown) : example;
      if (example !== undefined && !v.is(schema.entries[name]!, asAttribute))
        wrong.push(`${widget} ${name}: ${String(example)} is none`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(widgets)(
  'the page of %s shows its HTML, an example of each property that has one, each call, and what it does',
  (name, widget) => {
    const page = read(`widgets/${name}.md`);
    expect(page).toContain(`\`\`\`html\n${widget.snippet}\n\`\`\``);
    expect(page).toContain(`\n\n${widget.behaviour.replace(/^##/gm, '###')}\n`);
    const calls = Object.entries(reference.endpoints).filter(([, { widgets: users }]) => users.includes(name));
    for (const [constant, { request, answer, checks }] of calls) {
      const section = `- Request: ${request}\n- Answer: ${answer}\n- Your server checks: ${checks}\n`;
      const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`(\`${constant}\`)`));
      expect(row ? `${page}${row}` : page).toContain(row ? `Answer: ${answer}\n\n| call` : section);
      expect(row ?? section).toContain(checks);
      expect(row ?? section).toContain(request);
    }
    expect(widget.snippet).toContain(`data-widget="${name}"`);
    for (const [property, { example }] of Object.entries(widget.properties)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${property}\``));
      expect(row?.endsWith(' |  |'), property).toBe(example === undefined);
    }
  },
);

describe('what depends on a property is documented from the declarations', () => {
  const { 'yes-no-toggle': toggle, 'training-registration': training } = reference.widgets;

  test('which properties each kind needs', () => {
    const needed = Object.entries({ ...toggle!.properties, ...training!.properties }).flatMap(
      ([name, { description }]) => (description.match(/Needed .*/) ?? []).map((sentence) => `${name}: ${sentence}`),
    );
    expect(needed).toEqual([
      'id: Needed unless `kind` is `slider`.',
      'type: Needed when `kind` is `slider`.',
      'slider: Needed when `kind` is `slider`.',
      'route: Needed when `kind` is `is-active` or `generic`.',
      'yuran: Needed without `prices`.',
      'prices: Needed without `yuran`.',
    ]);
  });

  test('which call each value chooses, for every property that chooses one', () => {
    const chosen = widgets.flatMap(([name, { chosenCalls = {} }]) =>
      Object.entries(chosenCalls).map(([property, calls]) => `${name} ${property}: ${Object.keys(calls).length}`),
    );
    expect(chosen).toEqual([
      'checklist-note area: 2',
      'checklist-toggle area: 2',
      'image-viewer kind: 3',
      'quiz kind: 2',
      'yes-no-toggle kind: 13',
    ]);
    expect(toggle!.chosenCalls!.kind!.fmd).toBe('POST /app/admin/fmd/toggle');
    expect(read('widgets/yes-no-toggle.md')).toContain('(`toggleFmd`) with `kind` `fmd` |');
    expect(read('widgets/image-viewer.md')).toContain('(`recognitionImage`), with `kind` `recognition-image`\n');
  });
});

test.each(widgets)('the generated block in the README of %s is up to date', (name, widget) => {
  const readme = readFileSync(path.join(root, 'widgets', name, 'README.md'), 'utf8');
  expect(readme, 'run: npm run reference').toBe(withReference(readme, widget));
});

test('check() knows the widgets that send a token', () => {
  const sending = widgets.filter(([, { endpoints: calls }]) => calls.some((call) => call.startsWith('POST ')));
  expect(WITH_TOKEN, 'run: npm run reference').toEqual(sending.map(([name]) => name));
});

test('nothing of the reference ships', () => {
  const shipped = [...files]
    .filter(([name]) => name.endsWith('.js'))
    .map(([, contents]) => contents.toString())
    .join('\n');
  const texts = [
    ...widgets.flatMap(([, { properties }]) => Object.values(properties).map(({ description }) => description)),
    ...Object.values(reference.values).map(({ description }) => description),
    ...Object.values(endpoints).flatMap((call) => {
      const { summary, notes = summary } = documentationOf(call);
      return [summary, notes];
    }),
  ];
  expect(texts.length).toBeGreaterThan(140);
  expect(texts.filter((text) => shipped.includes(text))).toEqual([]);
});

describe('the editor data in the language service of VS Code', () => {
  const data = JSON.parse(read('vscode.html-custom-data.json')) as { version: 1.1; globalAttributes: [] };
  const service = getLanguageService({ customDataProviders: [newHTMLDataProvider('dealer-widgets', data)] });
  const at = (html: string) => {
    const offset = html.indexOf('‸');
    const document = TextDocument.create('page.html', 'html', 1, html.replace('‸', ''));
    return { document, position: document.positionAt(offset), parsed: service.parseHTMLDocument(document) };
  };
  const completions = (html: string): string[] => {
    const { document, position, parsed } = at(html);
    return service.doComplete(document, position, parsed).items.map(({ label }) => label);
  };

  test('names of widgets, of properties and values are completed', () => {
    expect(completions('<div data-widget="‸"></div>')).toEqual(expect.arrayContaining(['quiz', 'yes-no-toggle']));
    expect(completions('<div data-widget="quiz" ‸></div>')).toEqual(
      expect.arrayContaining(['data-assessment-id', 'data-load']),
    );
    expect(completions('<span data-widget="yes-no-toggle" data-kind="‸"></span>')).toContain('poster-verified');
  });

  test('a property is explained', () => {
    const { document, position, parsed } = at('<div data-widget="quiz" data-assess‸ment-id="7"></div>');
    expect(JSON.stringify(service.doHover(document, position, parsed))).toContain('assessment_id');
  });
});

test('web-types name every widget and every attribute', () => {
  const { contributions } = JSON.parse(read('web-types.json')) as {
    contributions: { html: { attributes: Array<{ name: string; value?: { type: string[] } }> } };
  };
  const [widget, ...attributes] = contributions.html.attributes;
  expect(widget?.value?.type).toEqual(widgets.map(([name]) => JSON.stringify(name)));
  const named = attributes.map(({ name }) => name);
  expect(
    widgets
      .flatMap(([, { properties }]) => Object.values(properties).map(({ attribute }) => attribute))
      .filter((each) => !named.includes(each)),
  ).toEqual([]);
});

test('the tokens include the density, which no private name holds', () => {
  expect(reference.tokens['--dw-density']).toBe('comfortable');
  expect(read('guides/looks.md')).toContain('| `--dw-density` |');
  expect(read('web-types.json')).toContain('"--dw-density"');
});
