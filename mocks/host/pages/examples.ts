import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fences } from '../../../shared/tools/reference/readme.ts';
import { Html, html } from '../html.ts';
import { definePage, type Page } from '../page.ts';

const widgets = path.join(import.meta.dirname, '../../../widgets');

/** A page with the example of a widget's README. */
export const examplePage = (name: string): Page =>
  definePage({
    path: `/app/widgets/${name}`,
    title: name,
    lang: 'en',
    render() {
      const [example = ''] = fences(readFileSync(path.join(widgets, name, 'README.md'), 'utf8'), 'html');
      return html`<section>${new Html(example)}</section>`;
    },
  });

const written = globSync('*.ts', { cwd: import.meta.dirname }).map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

/** For each widget that no other page names, so that a new one has a page at once. */
export const examplePages: readonly Page[] = readdirSync(widgets)
  .filter((name) => !written.some((text) => new RegExp(`['"]${name}['"]`).test(text)))
  .map(examplePage);
