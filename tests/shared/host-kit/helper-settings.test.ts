/** A page setting that is misspelt would do nothing, and nobody would notice: every helper refuses it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Handlebars from 'handlebars';
import { afterAll, describe, expect, test } from 'vitest';
import { dealerWidgets } from '../../../shared/host-kit/express/dealer-widgets.mjs';
import { pageOf, RUNNERS } from '../../support/stacks.ts';

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
    widgets: {},
    chunks: {},
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

const made: Array<[string, boolean, (name: string) => string]> = [
  ['EJS', true, (name) => dealerWidgets(manifestFile).head([], { [name]: 7 })],
  [
    'Handlebars',
    true,
    (name) => {
      const own = Handlebars.create();
      dealerWidgets(manifestFile).registerHandlebars(own);
      return own.compile(`{{dwHead ${name}=7}}`)({});
    },
  ],
  ...RUNNERS.map((runner): [string, boolean, (name: string) => string] => [
    runner.stack,
    runner.there,
    (name) => {
      const template = path.join(folder, `head.${runner.stack === 'Blade' ? 'blade.php' : runner.stack}`);
      writeFileSync(template, HEADS[runner.stack]!(name));
      return pageOf(runner, manifestFile, template);
    },
  ]),
];

describe.each(made)('%s', (_, isThere, head) => {
  test.runIf(isThere)('a setting that there is, is written', () => {
    expect(head('user_id')).toMatch(/"user_id": ?7/);
  });

  test.runIf(isThere)('others are refused, with the one that was meant', () => {
    expect(() => head('usr_id')).toThrow(
      'There is no page setting "usr_id". Did you mean "user_id"? The guide "Page settings" lists all.',
    );
    expect(() => head('colour')).toThrow('There is no page setting "colour". The guide "Page settings" lists all.');
    expect(() => head('integrty')).toThrow(
      'There is no page setting "integrty". Did you mean "integrity"? That is an option of head.',
    );
  });
});
