/**
 * What a template writes for dealer-widgets, for Express with EJS, Handlebars or template literals.
 *
 *   const dw = dealerWidgets('public/widgets/manifest.json');
 *   app.locals.dw = dw;                       // EJS: <%- dw.head(['quiz'], { user_id }) %>, <%- dw.widget('quiz', quiz, '<p>…</p>') %>
 *   dw.registerHandlebars(Handlebars);        // {{dwHead widgets settings}}, {{#dw "quiz" quiz}}fallback{{/dw}}
 */
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
  const { css, loader, widgets } = manifest;
  const url = (file) => escaped((base ?? manifest.publicPath) + file);

  /**
   * Once per page, in its <head>.
   * @param {string[]} names the widgets of this page
   * @param {object} settings page settings, such as { user_id: 7 }
   * @param {{ integrity?: boolean }} options integrity: also the import map, which needs importMapCspHash in script-src
   */
  const head = (names = [], settings = {}, { integrity = false } = {}) =>
    [
      `<link rel="stylesheet" href="${url(css.file)}" integrity="${css.integrity}" crossorigin>`,
      integrity ? `<script type="importmap">${manifest.importMap}</script>` : '',
      ...[...new Set(names.flatMap((name) => [...widgets[name].dependencies, widgets[name].chunk]))].map(
        (file) => `<link rel="modulepreload" href="${url(file)}">`,
      ),
      Object.keys(settings).length > 0
        ? `<script type="application/json" id="dealer-widgets-config">${json(settings)}</script>`
        : '',
      `<script type="module" src="${url(loader.file)}" integrity="${loader.integrity}" crossorigin></script>`,
    ].join('');

  /** @param {string} fallback HTML of yours, shown until the widget is there */
  const widget = (name, props = {}, fallback = '', element = 'div') => {
    if (!Object.hasOwn(widgets, name)) throw new TypeError(`There is no widget "${name}".`);
    return `<${element} data-widget="${name}"><script type="application/json">${json(props)}</script>${fallback}</${element}>`;
  };

  return {
    head,
    widget,
    /** For script-src, in quotes there: 'sha256-…'. */
    importMapCspHash: manifest.importMapCspHash,
    registerHandlebars(Handlebars) {
      Handlebars.registerHelper('dwHead', (names, settings) => new Handlebars.SafeString(head(names, settings)));
      Handlebars.registerHelper('dw', function dw(name, props, options) {
        return new Handlebars.SafeString(widget(name, props, options.fn(this)));
      });
    },
  };
}
