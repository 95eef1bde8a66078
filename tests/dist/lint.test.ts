import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fences } from '../../shared/tools/reference/readme.ts';
import { sourceFiles } from '../repo/source-files.ts';
import { toggle } from '../e2e/support/bare-page.ts';
import { dist } from '../support/dist.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LOADER = '<script type="module" src="/widgets/loader.js"></script>';

/** Runs the command that is published. */
const lint = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(dist, 'host/dealer-widgets.mjs'), 'lint', ...args], { encoding: 'utf8' });

/** What the command says of each of these pages. */
function lintPages(...pages: string[]): string[][] {
  const files = pages.map((page, at) => {
    const file = path.join(folder, `${at}.html`);
    writeFileSync(file, page);
    return file;
  });
  const { stdout, stderr } = lint(...files, '--format', 'json');
  expect(stderr).toBe('');
  const problems = JSON.parse(stdout) as Array<Record<'page' | 'line' | 'column' | 'where' | 'wrong', string>>;
  return files.map((file) =>
    problems
      .filter(({ page }) => page === file)
      .map(({ line, column, where, wrong }) => `${line}:${column} ${where}: ${wrong}`),
  );
}

test('a page is read as browsers read it, and each mistake has its place', () => {
  const page = `<!doctype html>${LOADER}
<div data-widget="yes-no-togle"></div>
<table><tr data-widget="poster-progress" data-recognition-id="1"></tr></table>
<p><span data-widget=poster-progress data-recognition-id=&#49;>
<div data-widget="course-calendar" />
<div data-widget="note-block" data-note="Pagi"></div>`;
  expect(lintPages(page)[0]).toEqual([
    '2:1 yes-no-togle <div>: there is no widget of this name. Did you mean "yes-no-toggle"?',
    expect.stringMatching(/^3:8 poster-progress <tr>: <tr> cannot hold a widget\./),
    // the division of line 5 ends the paragraph and the span, but not itself
    expect.stringMatching(/^6:1 note-block <div>: It lies in the content that the widget "course-calendar" replaces/),
  ]);
});

test('what is no widget of ours is none: other names, ignored parts, templates, comments', () => {
  const page = `${LOADER}<a data-widget="pushmenu" href="#"></a><div data-dw-ignore><b data-widget="quizz"></b></div>
<template><b data-widget="quizz"></b></template><!-- <b data-widget="quizz"></b> -->`;
  expect(lintPages(page)).toEqual([[]]);
});

test('a page whose loader is missing or does not run, and one that was not meant', () => {
  const widget = '<div data-widget="course-calendar"></div>';
  const other = '<script src="https://charts.example/preloader.js"></script>';
  expect(
    lintPages(
      widget + other,
      `${widget}<script src="/widgets/loader-0A1B2C3D.js" defer></script>`,
      `${widget}<script type="module">import "/widgets/loader.js"</script>`,
      '<p>Welcome</p>',
      '<form><input type="password"></form>',
      `${widget}<script type=module src=/a/loader.js data-attribute=data-x></script><i data-x=quizz></i>`,
    ),
  ).toEqual([
    [expect.stringMatching(/^1:1 the loader: This page has widgets but no loader\./)],
    [expect.stringMatching(/^1:42 the loader: Its script tag has no type="module"/)],
    [],
    ['1:1 the page: It has no widget and no loader. Is it the page that was meant?'],
    [expect.stringMatching(/^1:1 the page: It has a log-in form and no widget\..*--cookie/)],
    [
      '1:1 <div>: data-widget="course-calendar" names no widget here. Write data-x="course-calendar", or take data-attribute off the script of the loader.',
      '1:110 quizz <i>: there is no widget of this name. Did you mean "quiz"?',
    ],
  ]);
});

/** What is wrong on a page without any other sign of it, by what is written there. `DealerWidgets.check()` has the same rules: tests/ci/e2e/lint.spec.ts. */
const SILENT: Record<string, [body: string, rows: Array<RegExp | string>]> = {
  'keys of a list that are not read': [
    `<div data-widget="price-rows"><script type="application/json">{ "prices": [{ "id": 7, "name": "Dewasa", "price": "150.00" }] }</script></div>`,
    ['price-rows <div>: "prices.0" has no "price_id"; it has "id", which is not read.'],
  ],
  'a widget in a link and in a button, which act on the same press': [
    `<a href="/x">${toggle(1)}</a><button>${toggle(2)}</button>`,
    [
      'yes-no-toggle <span>: It lies in a <a>, which acts on each press in it as well. Put it beside it.',
      'yes-no-toggle <span>: It lies in a <button>, which acts on each press in it as well. Put it beside it.',
    ],
  ],
  'a property as a plain attribute': [
    `<form><div data-widget="searchable-select" name="upline" title="Upline" data-options='[{"value":"1","label":"A"}]'></div></form>`,
    ['searchable-select <div>: The attribute name is not read. Write data-name.'],
  ],
  'misspelt attributes of ours': [
    `<div data-dw-ingore><p>Text</p></div><div data-dw-ignore data-dw-else="1"></div><p data-widgt="yes-no-toggle" data-other="yes-no-toggle">No</p>${toggle(1, 'data-laod="eager" data-local="ms" data-lead="2" data-lock="3"')}`,
    [
      '<div>: data-dw-ingore is not an attribute of ours. Did you mean data-dw-ignore?',
      '<p>: data-widgt="yes-no-toggle" names no widget here. Write data-widget="yes-no-toggle".',
      /^yes-no-toggle <span>: .*data-laod is not read\. Did you mean data-load\?/,
      /^yes-no-toggle <span>: .*data-local is not read\. Did you mean data-locale\?/,
    ],
  ],
  'the settings under a misspelt id': [
    `<script type="application/json" id="dealer-widget-config">{ "team": "g7" }</script><script type="application/json" id="other">{}</script>`,
    [
      '<script>: id="dealer-widget-config" is not the one of the page settings, so they are not read. Write id="dealer-widgets-config".',
    ],
  ],
  'a widget in the content that another one replaces': [
    `<div data-widget="avatar"><p>Photo</p>${toggle(1)}</div><div data-widget="read-more"><p>Long</p>${toggle(2)}</div>`,
    [/^yes-no-toggle <span>: It lies in the content that the widget "avatar" replaces, so nobody sees it\./],
  ],
  'widgets without a text or HTML of the page': [
    `<div data-widget="faq-item" data-answer=" "><a href="#a">Bila?</a></div><div data-widget="note-block"><a href="#b">Nota</a></div>`,
    [
      'faq-item <div>: "question" is missing; expected a text, or a child of the element with slot="question". "answer" is missing; expected a text, or a child of the element with slot="answer".',
      'note-block <div>: "note" is missing; expected a text, or a child of the element with slot="note".',
    ],
  ],
  'settings that lead to a path of the page': [
    `<script type="application/json" id="dealer-widgets-config">{ "payment_url": "pay.example/x", "messaging_url": "wa.me/", "storage_prefix": "storage", "api_base": "portal" }</script>`,
    [
      '#dealer-widgets-config: the page setting "api_base" is "portal", which is an address relative to each page. Begin it with / or https://.',
      '#dealer-widgets-config: the page setting "payment_url" is "pay.example/x", which is an address relative to each page. Begin it with / or https://.',
      '#dealer-widgets-config: the page setting "storage_prefix" is "storage", which is an address relative to each page. Begin it with / or https://.',
      '#dealer-widgets-config: the page setting "messaging_url" is "wa.me/", which is an address relative to each page. Begin it with / or https://.',
    ],
  ],
};

test.each(Object.entries(SILENT))('%s', (_, [body, rows]) => {
  const found = lintPages(LOADER + body)[0]!.map((row) => row.replace(/^\S+ /, ''));
  expect(found).toEqual(rows.map((row) => (typeof row === 'string' ? row : expect.stringMatching(row))));
});

test('page settings limit what the page may name', () => {
  const page = `${LOADER}<script type="application/json" id="dealer-widgets-config">{"allowed_routes": ["/app/"]}</script>
<div data-widget="file-uploader" data-title="A" data-upload-url="/admin/upload"></div>`;
  expect(lintPages(page)[0]).toEqual([
    expect.stringMatching(/^2:1 file-uploader .*"uploadUrl" .* allowed_routes allows/),
  ]);
});

test('the snippets of the READMEs and guides are right', () => {
  const payment = '{"payment_url": "/pay", "payment_test_user_ids": []}';
  const snippets = sourceFiles('{README.md,stories/guides/*.md,widgets/*/README.md}')
    .flatMap((file) => fences(file.text, 'html'))
    .filter((text) => !text.includes('…'));
  expect(snippets.length).toBeGreaterThan(20);
  const page = (text: string): string =>
    `${text.includes('loader.js') ? '' : LOADER}${text.includes('dealer-widgets-config') ? '' : `<script type="application/json" id="dealer-widgets-config">${payment}</script>`}${text}`;
  expect(lintPages(...snippets.map(page)).flat()).toEqual([]);
});

test('what the command prints, and its exit codes', () => {
  const file = path.join(folder, 'page.html');
  writeFileSync(file, `${LOADER}<i data-widget="quizz"></i>`);
  expect(lint(file)).toMatchObject({
    status: 1,
    stdout: `${file}:1:57  quizz <i>: there is no widget of this name. Did you mean "quiz"?\n1 read, 1 widgets found, 1 problems\n`,
  });
  writeFileSync(file, LOADER);
  expect(lint(file)).toMatchObject({ status: 0, stdout: '1 read, 0 widgets found, 0 problems\n' });
  expect(lint()).toMatchObject({ status: 2, stdout: expect.stringMatching(/^dealer-widgets lint page\.html/) });
  expect(lint('views', file)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^There is no file "views"/) });
  expect(lint(file, '--format=xml').stderr).toBe('--format xml is not one of text, json.\n');
  expect(lint('--url', 'staging.example')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('the page: "staging.example" is not the address of a page.'),
  });
});
