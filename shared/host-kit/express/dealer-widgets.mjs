/**
 * What a template writes for dealer-widgets, for Express with EJS, Handlebars or template literals.
 *
 *   const dw = dealerWidgets('public/widgets/manifest.json');
 *   app.locals.dw = dw;                       // EJS: <%- dw.head(['quiz'], { user_id }) %>, <%- dw.widget('quiz', quiz, '<p>…</p>') %>
 *   dw.registerHandlebars(Handlebars);        // {{dwHead names settings integrity=true}}, {{#dw "quiz" quiz}}fallback{{/dw}}
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const escaped = (text) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** JSON without a character that HTML reads. Dates become ISO texts, as JSON has them. */
const json = (value) =>
  JSON.stringify(value).replace(/[<>&]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * @param {string} manifestFile path of dist/manifest.json
 * @param {string} [base] where dist/ is served; the manifest's own place unless given
 */
export function dealerWidgets(manifestFile, base) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const { css, loader, widgets, chunks } = manifest;
  const place = base ?? manifest.publicPath;
  const url = (file) => escaped(place + file);
  const known = (name) => {
    if (!Object.hasOwn(widgets, name)) throw new TypeError(`There is no widget "${name}".`);
    return widgets[name];
  };

  /** Vouches for every file that a page with these widgets may ask for; without names, for all files. */
  const importMap = (names) => {
    const files =
      names.length > 0 ? [...new Set(names.flatMap((name) => known(name).files))].sort() : Object.keys(chunks);
    const addresses = files.flatMap((file) =>
      ['', ...manifest.retries].map((query) => [place + file + query, chunks[file].integrity]),
    );
    return JSON.stringify({ integrity: Object.fromEntries(addresses) }).replaceAll('<', '\\u003C');
  };

  /**
   * Once per page, in its <head>.
   * @param {string[]} names the widgets of this page
   * @param {object} settings page settings, such as { user_id: 7 }
   * @param {{ integrity?: boolean }} options integrity: also their import map, which needs importMapCspHash(names) in script-src
   */
  const head = (names = [], settings = {}, { integrity = false } = {}) =>
    [
      `<link rel="stylesheet" href="${url(css.file)}" integrity="${css.integrity}" crossorigin>`,
      integrity ? `<script type="importmap">${importMap(names)}</script>` : '',
      ...[...new Set(names.map(known).flatMap(({ dependencies, chunk }) => [...dependencies, chunk]))].map(
        // without it the browser would fetch each file a second time
        (file) =>
          `<link rel="modulepreload" href="${url(file)}"${integrity ? ` integrity="${chunks[file].integrity}"` : ''}>`,
      ),
      Object.keys(settings).length > 0
        ? `<script type="application/json" id="dealer-widgets-config">${json(settings)}</script>`
        : '',
      `<script type="module" src="${url(loader.file)}" integrity="${loader.integrity}" crossorigin></script>`,
    ].join('');

  /** @param {string} fallback HTML of yours, shown until the widget is there */
  const widget = (name, props = {}, fallback = '', element = 'div') => {
    known(name);
    return `<${element} data-widget="${name}"><script type="application/json">${json(props)}</script>${fallback}</${element}>`;
  };

  return {
    head,
    widget,
    /** For script-src, in quotes there: 'sha256-…'. The same names as for head. */
    importMapCspHash: (names = []) => `sha256-${createHash('sha256').update(importMap(names)).digest('base64')}`,
    registerHandlebars(Handlebars) {
      Handlebars.registerHelper(
        'dwHead',
        (names, settings, { hash }) => new Handlebars.SafeString(head(names, settings, hash)),
      );
      Handlebars.registerHelper('dw', function dw(name, props, options) {
        return new Handlebars.SafeString(widget(name, props, options.fn(this)));
      });
    },
  };
}
