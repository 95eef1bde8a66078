/**
 * What a template writes for dealer-widgets, for Express with EJS, Handlebars or template literals; one file because a host copies it.
 *
 *   const dw = dealerWidgets('public/widgets/manifest.json');
 *   app.locals.dw = dw;                       // EJS: <%- dw.head(['quiz'], { user_id }) %>, <%- dw.widget('quiz', quiz, '<p>…</p>', 'span', { class: 'wide' }) %>
 *   dw.registerHandlebars(Handlebars);        // {{dwHead names settings integrity=true}}, {{#dw "quiz" quiz element="span" class="wide"}}fallback{{/dw}}
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const ATTRIBUTE = /^(id|class|hidden|style|title|lang|dir|role|slot|[\w.:@]*[-.:@][\w.:@-]*)$/;

/** Elements that can have a shadow root, as every widget does. */
const HOLDER =
  /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][\w.]*-[\w.-]*)$/i;

/** Where dist/ can be served; an import map ignores anything else. */
const BASE = /^(?!$)(https?:\/\/[^/?#\s]+)?(\/[^/?#\s]+)*\/?$/;

/** A value as HTML shows it. */
const escaped = (value) => String(value ?? '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Of head, beside the page settings. */
const OPTIONS = ['integrity', 'nonce'];

const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * What JSON can hold, by the rules of the guide "Properties". Anything else is refused with its path.
 * @param around the objects that the value is in
 */
function plain(value, subject, path = '', around = [], place = path === '' ? 'the value itself' : `"${path}"`) {
  const refuse = (why) => {
    throw new TypeError(`${subject} cannot be written: ${place} ${why}.`);
  };
  const inner = (key) => (path === '' ? `${key}` : `${path}.${key}`);
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'string')
    return value.isWellFormed() ? value : refuse('is not valid Unicode. Decode it with its own encoding');
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    return refuse(`is ${value}, which JSON cannot hold. Leave it out where there is no number`);
  if (typeof value === 'number')
    return Math.abs(value) <= LARGEST
      ? value
      : refuse(`is ${value}, not a number within ±${LARGEST}. Write a larger one as a text`);
  if (typeof value !== 'object') return refuse(`is a ${typeof value}. Make it a text, number, array or object`);
  if (around.includes(value)) return refuse('contains itself');
  if (value instanceof Date && Number.isNaN(value.getTime())) return refuse('is an invalid date');
  const deeper = [...around, value];
  const isBoxed = value instanceof Number || value instanceof String || value instanceof Boolean;
  const said = typeof value.toJSON === 'function' ? value.toJSON() : isBoxed ? value.valueOf() : value;
  if (said !== value) return plain(said, subject, path, deeper, place);
  if (!(value instanceof Map) && typeof value[Symbol.iterator] === 'function')
    return Array.from(value, (each, index) => plain(each, subject, inner(index), deeper));
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  const prototype = Object.getPrototypeOf(value);
  const isPlain = value instanceof Map || prototype === null || Object.getPrototypeOf(prototype) === null;
  if (entries.length === 0 && !isPlain)
    return refuse(`is ${value.constructor?.name}. Make it a text, number, array or an object with properties`);
  return Object.fromEntries(
    entries.map(([key, each]) => {
      const at = inner(String(key).toWellFormed());
      const name = plain(key, subject, path, deeper, `the key "${at}"`);
      if (typeof name !== 'string' && !Number.isInteger(name))
        throw new TypeError(`${subject} cannot be written: the key "${at}" is neither a text nor a whole number.`);
      return [name, plain(each, subject, at, deeper)];
    }),
  );
}

/** What an argument is, in a sentence about it. */
function shown(value) {
  if (typeof value === 'string') return `"${value}"`;
  if (value === null || value === undefined || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'an array' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

/** Longer names are no typing mistakes. */
const LONGEST = 100;

/** The name that a misspelt one is nearest to, if at most a third of its letters differ. */
function near(written, names) {
  let best;
  let least = Math.ceil(written.length / 3) + 1;
  for (const name of written.length > LONGEST ? [] : names) {
    let row = [...name, ''].map((_, j) => j);
    [...written.toLowerCase()].forEach((letter, i) => {
      const above = row;
      row = [i + 1];
      for (let j = 1; j <= name.length; j++)
        row.push(Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + Number(letter !== name[j - 1])));
    });
    if (row[name.length] < least) [best, least] = [name, row[name.length]];
  }
  return best;
}

/** Attributes of the element that steer its widget. */
const STEERING = ['data-load', 'data-theme', 'data-locale'];

/** Whether two names differ by one letter, or have the same letters in another order. */
function isSlip(written, name) {
  const without = (text, at) => text.slice(0, at) + text.slice(at + 1);
  const isOneApart = [...name, ''].some(
    (_, at) =>
      without(written, at) === name || written === without(name, at) || without(written, at) === without(name, at),
  );
  return written !== name && (isOneApart || [...written].sort().join() === [...name].sort().join());
}

/** Whether something can be the fallback: objects that are no text are attributes in a wrong place. */
const isText = (value) =>
  ['string', 'number', 'bigint'].includes(typeof value) ||
  (typeof value === 'object' && !Array.isArray(value) && value.toString !== Object.prototype.toString);

/** The options of head. Page settings, and what other languages take in their place, are refused. */
function readOptions(options) {
  if (typeof options !== 'object' || Array.isArray(options))
    throw new TypeError(`The options of head are ${shown(options)}. Expected an object, such as { integrity: true }.`);
  const stranger = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (stranger !== undefined)
    throw new TypeError(
      `head has no option "${stranger}". Its options are integrity and nonce; page settings are the argument before them.`,
    );
  const integrity = options.integrity ?? false;
  const nonce = options.nonce || '';
  if (typeof integrity !== 'boolean')
    throw new TypeError(
      `The option "integrity" of head is ${shown(integrity)}. Expected true or false; a nonce is an option of its own.`,
    );
  if (typeof nonce !== 'string')
    throw new TypeError(`The option "nonce" of head is ${shown(nonce)}. Expected a text, the nonce of script-src.`);
  return { integrity, nonce };
}

/**
 * JSON of the page settings. In some languages options of head are written like settings.
 * @param known the names of all settings; a manifest of an earlier release has none
 */
function settingsJson(settings, known = []) {
  const written = json(settings, 'The page settings');
  for (const name of Object.keys(JSON.parse(written)).filter((each) => !known.includes(each))) {
    const option = near(name, OPTIONS);
    const meant = option ?? near(name, known);
    const where = option ? 'That is an option of head.' : 'The guide "Page settings" lists all.';
    if (option || known.length > 0)
      throw new TypeError(`There is no page setting "${name}". ${meant ? `Did you mean "${meant}"? ` : ''}${where}`);
  }
  return written;
}

/** @returns the value, which must be an object with names, or a Map */
function requiredObject(value, subject) {
  if (value instanceof Map) return Object.fromEntries(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new TypeError(`${subject} are ${shown(value)}, not an object. Is the variable the right one?`);
}

/** JSON of an object, without a character that HTML reads. */
function json(value, subject) {
  const given = requiredObject(plain(value, subject), subject);
  return JSON.stringify(given).replace(/[<>&]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
}

function readManifest(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new TypeError(`There is no file "${file}". Give the path of dist/manifest.json.`);
  const text = readFileSync(file, 'utf8');
  try {
    const manifest = JSON.parse(text);
    if (manifest.widgets) return manifest;
  } catch {
    // the sentence below is about any other content
  }
  throw new TypeError(
    `"${file}" is not the manifest.json of a build of dealer-widgets. Give the path of dist/manifest.json.`,
  );
}

/** Differs as soon as another file is in its place: every build's manifest may have the same size. */
function stampOf(file) {
  const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${mtimeMs} ${size}`;
}

/**
 * @param {string} manifestFile path of dist/manifest.json
 * @param {string | null} [base] where dist/ is served, such as /widgets/ or https://cdn.example/widgets/; the manifest's own place unless given
 * @param {string | null} [attribute] data-dw-widget where other libraries use data-widget
 */
export function dealerWidgets(manifestFile, base, attribute) {
  const attributeName = attribute ?? 'data-widget';
  if (!/^data-(dw-)?widget$/.test(attributeName))
    throw new TypeError(
      `"${attributeName}" cannot name a widget. Expected data-widget or data-dw-widget; widgets.css knows no other attribute.`,
    );
  if (!BASE.test(base ?? '/'))
    throw new TypeError(
      `The base is ${shown(base)}. Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/.`,
    );
  let manifest = readManifest(manifestFile);
  let stamp = stampOf(manifestFile);
  /** The manifest, read again when a deploy has replaced it; one that is half copied or gone leaves the former. */
  const current = () => {
    const now = stampOf(manifestFile);
    if (now === stamp) return manifest;
    try {
      manifest = readManifest(manifestFile);
      stamp = now;
    } catch {
      // the deploy goes on
    }
    return manifest;
  };
  const place = () => (base ?? manifest.publicPath).replace(/\/?$/, '/');
  const url = (file) => escaped(place() + file);
  const known = (name) => {
    const { widgets } = current();
    if (typeof name !== 'string')
      throw new TypeError(
        `The name of a widget is ${shown(name)}. Expected a text, such as "quiz"; properties and page settings are arguments of their own.`,
      );
    if (Object.hasOwn(widgets, name)) return widgets[name];
    const meant = near(name, Object.keys(widgets));
    throw new TypeError(
      `There is no widget "${name}".${meant ? ` Did you mean "${meant}"?` : ''} dist/widgets/README.md lists all.`,
    );
  };

  /** The import map with the integrity hash of every file that a page with these widgets may request; without names, of all files. */
  const importMap = (names) => {
    const { chunks, retries } = current();
    const own = [names].flat().flatMap((name) => known(name).files);
    const files = own.length > 0 ? [...new Set(own)].sort() : Object.keys(chunks);
    const addresses = files.flatMap((file) =>
      ['', ...retries].map((query) => [place() + file + query, chunks[file].integrity]),
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
    const { integrity, nonce } = readOptions(options ?? {});
    const { css, loader, chunks, settings: allSettings } = current();
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
      // without settings, too: after a visit of Turbo those of the former page would stay
      `<script type="application/json" id="dealer-widgets-config">${settingsJson(settings, allSettings)}</script>`,
      `<script type="module" src="${url(loader.file)}" integrity="${loader.integrity}"${pass}${named} crossorigin></script>`,
    ].join('');
  };

  const writtenAttribute = (widgetName, name, given) => {
    if (name === 'data' || name === 'aria')
      throw new TypeError(
        `"${name}" is not an attribute of the element. Write each by its whole name, such as ${name}-label.`,
      );
    if (!ATTRIBUTE.test(name) && !/^\w+$/.test(name))
      throw new TypeError(
        `"${name}" cannot be the name of an attribute. Expected one such as data-label, of letters from a to z, digits and - _ . : @ only.`,
      );
    if (!ATTRIBUTE.test(name))
      throw new TypeError(
        `"${name}" is not an attribute of the element. Write it ${name.startsWith('data_') ? '' : `into the properties of "${widgetName}", or `}as data-${name.replace(/^data_/, '').replaceAll('_', '-')}.`,
      );
    const meant = STEERING.find((each) => isSlip(name, each));
    if (meant) throw new TypeError(`"${name}" is not an attribute of a widget. Did you mean "${meant}"?`);
    const value = plain(given, `The attributes of "${widgetName}"`, name);
    if (value === undefined || value === null || (value === false && !name.includes('-'))) return '';
    if (typeof value !== 'object') return ` ${name}="${escaped(value)}"`;
    const isClass = name === 'class';
    if (isClass && Array.isArray(value) && value.every((each) => typeof each === 'string' || !each))
      return ` class="${escaped(value.filter(Boolean).join(' '))}"`;
    throw new TypeError(
      `The attribute "${name}" of "${widgetName}" cannot hold an ${Array.isArray(value) ? 'array' : 'object'}. Make it a text${isClass ? ' or an array of texts' : `, or write it into the properties of "${widgetName}"`}.`,
    );
  };

  /**
   * @param {[props?: object, fallback?: string | null, element?: string | null, attributes?: object | null]} given fallback: HTML of yours, shown until the widget is there; write data into it
   * with dw.escape(). attributes: further ones of the element, such as { class: 'wide', 'data-load': 'eager' }
   */
  const widget = (name, ...given) => {
    known(name);
    // properties that are given as undefined come from a misspelt variable
    const [props, fallback, tag, attributes] = given.length > 0 ? given : [{}];
    const element = tag || 'div';
    if (typeof element !== 'string' || !HOLDER.test(element))
      throw new TypeError(
        `${shown(element)} cannot hold a widget. Expected div, span or another element that can have a shadow root.`,
      );
    if (!isText(fallback ?? ''))
      throw new TypeError(
        `The fallback of "${name}" is ${shown(fallback)}. Expected a text; attributes of the element are an argument of their own.`,
      );
    const written = Object.entries(requiredObject(attributes ?? {}, `The attributes of "${name}"`)).map(
      ([each, value]) => writtenAttribute(name, each, value),
    );
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
