/** A page setting, or an attribute that steers a widget, would do nothing if it were misspelt: every helper refuses it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Handlebars from 'handlebars';
import { afterAll, describe, expect, test } from 'vitest';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { pageOf, RUNNERS } from '../../../support/stacks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-kit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const manifestFile = path.join(folder, 'manifest.json');
const file = { file: 'loader.js', integrity: 'sha384-a' };
writeFileSync(
  manifestFile,
  JSON.stringify({
    publicPath: '/widgets/',
    css: file,
    loader: file,
    widgets: { quiz: { chunk: 'quiz.js', dependencies: [], files: ['quiz.js'] } },
    chunks: { 'quiz.js': file },
    retries: [],
    settings: ['api_base', 'xsrf_meta', 'user_id'],
  }),
);

/** A head with one setting. */
const HEADS: Record<string, (name: string) => string> = {
  Blade: (name) => `@dwHead([], ['${name}' => 7])`,
  Twig: (name) => `{{ dw_head([], { ${name}: 7 }) }}`,
  Django: (name) => `{% load dw %}{% dw_head ${name}=7 %}`,
  Jinja2: (name) => `{{ dw_head(${name}=7) }}`,
  ERB: (name) => `<%= dw_head ${name}: 7 %>`,
};

/** A widget with one attribute of its element. */
const WIDGETS: Record<string, (name: string) => string> = {
  Blade: (name) => `<x-dw name="quiz" ${name}="eager"></x-dw>`,
  Twig: (name) => `{{ dw('quiz', {}, attributes = { '${name}': 'eager' }) }}`,
  Django: (name) => `{% load dw %}{% dw "quiz" ${name}="eager" %}{% enddw %}`,
  Jinja2: (name) => `{{ dw("quiz", {}, attributes={"${name}": "eager"}) }}`,
  ERB: (name) => `<%= dw "quiz", attributes: { "${name}": "eager" } %>`,
};

const inHandlebars = (template: string): string => {
  const own = Handlebars.create();
  dealerWidgets(manifestFile).registerHandlebars(own);
  return own.compile(template)({});
};

interface Writer {
  stack: string;
  there: boolean;
  head: (setting: string) => string;
  widget: (attribute: string) => string;
}

const WRITERS: Writer[] = [
  {
    stack: 'EJS',
    there: true,
    head: (name) => dealerWidgets(manifestFile).head([], { [name]: 7 }),
    widget: (name) => dealerWidgets(manifestFile).widget('quiz', {}, '', 'div', { [name]: 'eager' }),
  },
  {
    stack: 'Handlebars',
    there: true,
    head: (name) => inHandlebars(`{{dwHead ${name}=7}}`),
    widget: (name) => inHandlebars(`{{#dw "quiz" ${name}="eager"}}{{/dw}}`),
  },
  ...RUNNERS.map((runner): Writer => {
    const made = (template: string): string => {
      const written = path.join(folder, `page.${runner.stack === 'Blade' ? 'blade.php' : runner.stack}`);
      writeFileSync(written, template);
      return pageOf(runner, manifestFile, written);
    };
    const { stack, there } = runner;
    return { stack, there, head: (name) => made(HEADS[stack]!(name)), widget: (name) => made(WIDGETS[stack]!(name)) };
  }),
];

describe.each(WRITERS)('$stack', ({ there, head, widget }) => {
  test.runIf(there)('a setting that there is, is written', () => {
    expect(head('user_id')).toMatch(/"user_id": ?7/);
  });

  test.runIf(there)('others are refused, with the one that was meant', () => {
    expect(() => head('usr_id')).toThrow(
      'There is no page setting "usr_id". Did you mean "user_id"? The guide "Page settings" lists all.',
    );
    expect(() => head('colour')).toThrow('There is no page setting "colour". The guide "Page settings" lists all.');
    expect(() => head('integrty')).toThrow(
      'There is no page setting "integrty". Did you mean "integrity"? That is an option of head.',
    );
  });

  test.runIf(there)('an attribute that is nearly one that steers a widget is refused, and others are written', () => {
    for (const [written, meant] of [
      ['data-laod', 'data-load'],
      ['data-theem', 'data-theme'],
      ['data-local', 'data-locale'],
    ] as const)
      expect(() => widget(written)).toThrow(`"${written}" is not an attribute of a widget. Did you mean "${meant}"?`);
    for (const own of ['data-load', 'data-role', 'data-label', 'data-team'])
      expect(widget(own)).toContain(`${own}="eager"`);
  });
});
