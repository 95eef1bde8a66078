/**
 * What a template writes for dealer-widgets, for Express with EJS, Handlebars or template literals.
 *
 *   const dw = dealerWidgets('public/widgets/manifest.json');
 *   app.locals.dw = dw;                       // EJS: <%- dw.head(['quiz'], { user_id }) %>, <%- dw.widget('quiz', quiz, '<p>…</p>', 'span', { class: 'wide' }) %>
 *   dw.registerHandlebars(Handlebars);        // {{dwHead names settings integrity=true}}, {{#dw "quiz" quiz element="span" class="wide"}}fallback{{/dw}}
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ATTRIBUTE = /^(id|class|hidden|style|title|lang|dir|role|slot|[\w.:@]*[-.:@][\w.:@-]*)$/;

/** A value as HTML shows it. */
const escaped = (value) => String(value ?? '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Throws for what JSON cannot hold, with its path. */
function refuse(value, subject, path = '', around = []) {
  const given = typeof value?.toJSON === 'function' ? value.toJSON() : value;
  const wrong =
    typeof given === 'bigint'
      ? 'is a bigint. Make it a text or number'
      : typeof given === 'number' && !Number.isFinite(given)
        ? `is ${given}`
        : around.includes(given)
          ? 'contains itself'
          : undefined;
  if (wrong) throw new TypeError(`${subject} cannot be written: "${path}" ${wrong}.`);
  if (typeof given !== 'object' || given === null) return;
  for (const [key, each] of Object.entries(given))
    refuse(each, subject, path === '' ? key : `${path}.${key}`, [...around, given]);
}

/** JSON of an object, without a character that HTML reads. Dates become ISO texts, as JSON has them. */
function json(value, subject) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(
      `${subject} are ${Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value}, not an object. Is the variable the right one?`,
    );
  refuse(value, subject);
  return JSON.stringify(value).replace(/[<>&]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
}

/**
 * @param {string} manifestFile path of dist/manifest.json
 * @param {string} [base] where dist/ is served; the manifest's own place unless given
 * @param {string} [attributeName] data-dw-widget where other libraries use data-widget
 */
export function dealerWidgets(manifestFile, base, attributeName = 'data-widget') {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const { css, loader, widgets, chunks } = manifest;
  const place = (base ?? manifest.publicPath).replace(/\/?$/, '/');
  const url = (file) => escaped(place + file);
  const known = (name) => {
    if (!Object.hasOwn(widgets, name)) throw new TypeError(`There is no widget "${name}".`);
    return widgets[name];
  };

  /** The import map with the integrity hash of every file that a page with these widgets may request; without names, of all files. */
  const importMap = (names) => {
    const own = [names].flat().flatMap((name) => known(name).files);
    const files = own.length > 0 ? [...new Set(own)].sort() : Object.keys(chunks);
    const addresses = files.flatMap((file) =>
      ['', ...manifest.retries].map((query) => [place + file + query, chunks[file].integrity]),
    );
    return JSON.stringify({ integrity: Object.fromEntries(addresses) }).replaceAll('<', '\\u003C');
  };

  /**
   * Once per page, in its <head>.
   * @param {string[]} names all widgets of this page: the integrity of one that is missing here is not checked
   * @param {object} settings page settings, such as { user_id: 7 }
   * @param {{ integrity?: boolean, nonce?: string }} options integrity: also their import map, which needs importMapCspHash(names) or the nonce in script-src; nonce: that of script-src
   */
  const head = (names = [], settings = {}, options = {}) => {
    const { integrity = false, nonce = '' } = options ?? {};
    const named = attributeName === 'data-widget' ? '' : ` data-attribute="${escaped(attributeName)}"`;
    const pass = nonce ? ` nonce="${escaped(nonce)}"` : '';
    return [
      `<link rel="stylesheet" href="${url(css.file)}" integrity="${css.integrity}" crossorigin>`,
      integrity ? `<script type="importmap"${pass}>${importMap(names)}</script>` : '',
      ...[
        ...new Set(
          [names]
            .flat()
            .map(known)
            .flatMap(({ dependencies, chunk }) => [...dependencies, chunk]),
        ),
      ].map(
        // without it the browser would fetch each file a second time
        (file) =>
          `<link rel="modulepreload" href="${url(file)}"${integrity ? ` integrity="${chunks[file].integrity}"` : ''}${pass}>`,
      ),
      settings && Object.keys(settings).length === 0
        ? ''
        : `<script type="application/json" id="dealer-widgets-config">${json(settings, 'The page settings')}</script>`,
      `<script type="module" src="${url(loader.file)}" integrity="${loader.integrity}"${pass}${named} crossorigin></script>`,
    ].join('');
  };

  const attribute = (widgetName, name, value) => {
    if (!ATTRIBUTE.test(name))
      throw new TypeError(
        `"${name}" is not an attribute of the element. Write it ${name.startsWith('data_') ? '' : `into the properties of "${widgetName}", or `}as data-${name.replace(/^data_/, '').replaceAll('_', '-')}.`,
      );
    return value === undefined || value === null || (value === false && !name.includes('-'))
      ? ''
      : ` ${name}="${escaped(value)}"`;
  };

  /**
   * @param {[props?: object, fallback?: string | null, element?: string | null, attributes?: object | null]} given fallback: HTML of yours, shown until the widget is there; write data into it
   * with dw.escape(). attributes: further ones of the element, such as { class: 'wide', 'data-load': 'eager' }
   */
  const widget = (name, ...given) => {
    known(name);
    // properties that are given as undefined come from a misspelt variable
    const [props, fallback, tag, attributes] = given.length > 0 ? given : [{}];
    const element = tag ?? 'div';
    const written = Object.entries(attributes ?? {}).map(([each, value]) => attribute(name, each, value));
    return `<${element} ${attributeName}="${name}"${written.join('')}><script type="application/json">${json(props, `The properties of "${name}"`)}</script>${fallback ?? ''}</${element}>`;
  };

  return {
    head,
    widget,
    escape: escaped,
    /** For script-src, in quotes there: 'sha256-…'. The same names as for head, or the browser refuses the import map. */
    importMapCspHash: (names = []) => `sha256-${createHash('sha256').update(importMap(names)).digest('base64')}`,
    registerHandlebars(Handlebars) {
      Handlebars.registerHelper('dwHead', (...given) => {
        const { integrity, nonce, ...more } = given.pop().hash;
        const nothing = given.findIndex((each) => each === undefined || each === null);
        if (nothing >= 0)
          throw new TypeError(
            `Argument ${nothing + 1} of dwHead is ${given[nothing]}, neither the name of a widget nor the page settings. Is the variable the right one?`,
          );
        const settings = typeof given.at(-1) === 'object' && !Array.isArray(given.at(-1)) ? given.pop() : {};
        return new Handlebars.SafeString(head(given.flat(), { ...settings, ...more }, { integrity, nonce }));
      });
      Handlebars.registerHelper('dw', function dw(...given) {
        const { fn, hash } = given.pop();
        const { element, ...attributes } = hash;
        if (given.length > 2)
          throw new TypeError('Write {{#dw "quiz" quiz element="span"}}: the name, the properties, then attributes.');
        const [name, props] = given.length > 1 ? given : [given[0], {}];
        return new Handlebars.SafeString(widget(name, props, fn?.(this), element, attributes));
      });
    },
  };
}
