import { expect, test } from 'vitest';
import type { Manifest } from '../../shared/lib/manifest.ts';
import { release } from '../../shared/tools/release/release.ts';
import { distFiles, pageFiles, readManifest } from '../support/dist.ts';
import { bare, sizesOf, sum } from '../support/sizes.ts';

const files = distFiles();
const manifest = readManifest();
const sizeOf = (name: string) => sizesOf(files.get(name)!);

const LOADER_LIMIT = 2_500 + 20 * Object.keys(manifest.widgets).length;

test('the loader is at most 2,500 bytes and 20 for every widget', () => {
  expect(sizeOf('loader.js').brotli).toBeLessThanOrEqual(LOADER_LIMIT);
});

test('a page with one toggle needs 1.24 times the bytes of react and react-dom alone', async () => {
  const page = sum(pageFiles(manifest, 'yes-no-toggle').map(sizeOf));
  const react = await bare('react');
  expect(page.brotli / react.brotli).toBeLessThanOrEqual(1.24);
});

test('with Preact it needs 0.40 times their bytes, and the loader has the same limit', async () => {
  const { files: ofPreact } = await release({ flavour: 'preact' });
  // written by `manifestOf` in this build
  const manifestOfPreact = JSON.parse(Buffer.from(ofPreact.get('manifest.json')!).toString()) as Manifest;
  const brotli = (name: string) => sizesOf(ofPreact.get(name)!).brotli;
  const bytes = pageFiles(manifestOfPreact, 'yes-no-toggle').reduce((all, name) => all + brotli(name), 0);
  expect(bytes / (await bare('react')).brotli).toBeLessThanOrEqual(0.4);
  expect(brotli('loader.js')).toBeLessThanOrEqual(LOADER_LIMIT);
});

test('schemas that only the reference reads are in no chunk', () => {
  const withDates = [...files].filter(([name, contents]) => name.endsWith('.js') && contents.includes('`iso_date`'));
  expect(withDates.map(([name]) => name)).toEqual([]); // only the declarations of dw:change use v.isoDate()
});

/** Widgets that make no call until the person acts. */
const CALL_LATE = [
  ...['apprentice-status', 'atm-booking', 'avatar', 'checklist-note', 'checklist-toggle', 'dealer-search'],
  ...['file-uploader', 'mentor-note', 'month-filter', 'poster-progress', 'quiz'],
  ...['report-table', 'room-booking', 'social-media-toggle', 'training-registration', 'upline-mentor', 'yes-no-toggle'],
];

test.each(CALL_LATE)('%s can be used before the HTTP client has come', (name) => {
  const withClient = Object.keys(manifest.chunks).filter((file) =>
    manifest.chunks[file]!.modules.some((module) => module.includes('/ky/')),
  );
  expect(withClient).toHaveLength(1);
  expect(pageFiles(manifest, name)).not.toContain(withClient[0]);
});

test('the manifest has the true sizes', () => {
  const { loader, css, chunks } = manifest;
  for (const [name, listed] of [[loader.file, loader], [css.file, css], ...Object.entries(chunks)] as const) {
    expect(listed.bytes, name).toBe(files.get(name)!.length);
  }
});
