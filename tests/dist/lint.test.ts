import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fences } from '../../shared/tools/reference/readme.ts';
import { sourceFiles } from '../repo/source-files.ts';
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
