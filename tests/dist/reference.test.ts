import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { withReference } from '../../shared/reference/markdown.ts';
import type { Reference } from '../../shared/reference/reference.ts';
import { dist, distFiles } from '../support/dist.ts';

const root = path.join(dist, '..');
const files = distFiles();
const read = (name: string): string => files.get(name)!.toString();
const reference = JSON.parse(read('reference.json')) as Reference;
const widgets = Object.entries(reference.widgets);

const SENTENCE = /^\S.{9,}[.)…]$/s;

describe('everything declared is described, beside its declaration', () => {
  test('properties', () => {
    const wrong = widgets.flatMap(([widget, { properties }]) =>
      Object.entries(properties)
        .filter(([, { description }]) => !SENTENCE.test(description))
        .map(([name, { description }]) => `${widget} ${name}: ${description || 'write a comment before it in the .props.ts'}`),
    );
    expect(wrong).toEqual([]);
  });

  test('widgets and what dw:change carries', () => {
    expect(widgets.filter(([, { summary }]) => !SENTENCE.test(summary)).map(([name]) => name)).toEqual([]);
    expect(widgets.filter(([, { change }]) => change && !SENTENCE.test(change.description)).map(([name]) => name)).toEqual([]);
  });

  test('page settings, calls, events and values', () => {
    const texts = [
      ...Object.entries(reference.settings).map(([name, { description }]) => [name, description]),
      ...Object.values(reference.endpoints).map(({ name, notes }) => [name, notes]),
      ...Object.entries(reference.events).map(([name, { description }]) => [name, description]),
      ...Object.entries(reference.values).map(([name, { description }]) => [name, description]),
    ] as Array<[string, string]>;
    expect(texts.filter(([, text]) => !SENTENCE.test(text))).toEqual([]);
  });
});

test('every property that has to be there has an example, and every example is one', async () => {
  for (const [widget, { properties }] of widgets) {
    const { properties: schema } = (await import(`../../widgets/${widget}/${widget}.props.ts`)) as {
      properties: { entries: Record<string, v.GenericSchema> };
    };
    for (const [name, { required, example }] of Object.entries(properties)) {
      if (required) expect(example, `${widget} ${name}: show it in the README's snippet`).toBeDefined();
      const asAttribute = typeof example === 'string' && /^[[{]/.test(example) ? (JSON.parse(example) as unknown) : example;
      if (example !== undefined) expect(v.is(schema.entries[name]!, asAttribute), `${widget} ${name}: ${String(example)}`).toBe(true);
    }
  }
});

test.each(widgets)('the README of %s has its block as the schemas say', (name, widget) => {
  const readme = readFileSync(path.join(root, 'widgets', name, 'README.md'), 'utf8');
  // the formatter pads tables
  const plain = (text: string) => text.replace(/ +(?=\|)|(?<=\|) +/g, ' ').replace(/-{3,}/g, '---');
  expect(plain(readme), 'run: npm run reference').toBe(plain(withReference(readme, widget)));
});

test('nothing of the reference ships', () => {
  const shipped = [...files].filter(([name]) => name.endsWith('.js')).map(([, contents]) => contents.toString()).join('\n');
  const texts = [
    ...widgets.flatMap(([, { properties }]) => Object.values(properties).map(({ description }) => description)),
    ...Object.values(reference.values).map(({ description }) => description),
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
    expect(completions('<div data-widget="quiz" ‸></div>')).toEqual(expect.arrayContaining(['data-assessment-id', 'data-load']));
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
  expect(widgets.flatMap(([, { properties }]) => Object.values(properties).map(({ attribute }) => attribute)).filter((each) => !named.includes(each))).toEqual([]);
});
