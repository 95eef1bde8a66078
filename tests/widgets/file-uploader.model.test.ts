import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as model from '../../widgets/file-uploader/file-uploader.model.ts';

describe('the percentage while sending', () => {
  it('is whole, never over 95, and never falls as more is sent', () => {
    const bytes = fc.nat({ max: 2 ** 40 });
    fc.assert(
      fc.property(bytes, bytes, bytes, (a, b, total) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((loaded) => model.percentSent(loaded, total)) as [
          number,
          number,
        ];
        expect(Number.isInteger(more)).toBe(true);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(95);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });

  it.each([
    [0, 0, 0],
    [10, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [95, 100, 95],
    [100, 100, 95],
  ])('%i of %i bytes are %i %%', (loaded, total, percent) => {
    expect(model.percentSent(loaded, total)).toBe(percent);
  });

  it('is announced in quarters', () => {
    expect([0, 24, 25, 49, 50, 75, 95, 100].map(model.announcedPercent)).toEqual([0, 0, 25, 25, 50, 75, 75, 100]);
  });
});

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it('describes types that have a technical name by the extension of their files, each once', () => {
  const accept = `${EXCEL}, application/vnd.ms-excel, application/msword, text/plain, ${WORD}, .docx, image/jpeg`;
  expect(model.typeWords(accept, {})).toBe('XLSX, XLS, DOC, TXT, DOCX, JPEG');
  expect(model.kindOfFile({ name: 'senarai', type: EXCEL })).toBe('XLSX');
  expect(model.kindOfFile({ name: 'senarai.csv', type: 'application/vnd.ms-excel' })).toBe('CSV');
  expect(model.kindOfFile({ name: 'senarai', type: '' })).toBe('');
  expect(model.kindOfFile({ name: 'senarai.tar.gz', type: '' })).toBe('GZ');
  expect(model.typeWords('image/jpg, application/x-pdf, application/x-rar-compressed', {})).toBe('JPEG, PDF, RAR');
});

it('gives the chooser of files the extensions, because it may not know a type by that name', () => {
  expect(model.withExtensions('image/jpg, application/x-pdf,image/*,.docx')).toBe(
    'image/jpg,.jpeg,.jpg,application/x-pdf,.pdf,image/*,.docx',
  );
  expect(model.withExtensions('*/*')).toBe('');
  expect(model.typeWords('*', {})).toBe('');
});

describe('what is refused before it is sent', () => {
  const file = (name: string, type: string, size = 1) => ({ name, type, size });
  it.each([
    ['text/csv', file('senarai.csv', 'application/vnd.ms-excel')], // Windows with Excel
    ['application/zip', file('A.ZIP', 'application/x-zip-compressed')], // Windows
    ['application/pdf', file('surat.pdf', '')], // a system that does not know the type
    ['image/heic', file('IMG_1.HEIC', '')],
    ['image/*', file('foto.HEIC', '')],
    ['image/jpeg', file('foto.jpg', '')],
    ['audio/*', file('rakaman.m4a', '')],
    [WORD, file('surat.docx', '')],
    ['text/plain', file('nota.TXT', '')],
    ['image/jpg', file('foto', 'image/jpeg')],
    ['image/jpg', file('foto.JPEG', '')],
    ['application/x-pdf', file('surat', 'application/pdf')],
    ['application/x-rar-compressed', file('arkib.rar', 'application/vnd.rar')],
    ['application/vnd.rar', file('arkib.rar', '')],
  ])('%j takes %o, whose type the system names otherwise or not at all', (accept, given) => {
    expect(model.refusalOf(given, accept)).toBeUndefined();
  });
  it.each([
    ['.pdf', file('a.pdf.exe', 'application/x-msdownload')],
    ['image/*', file('image', 'video/mp4')],
    ['image/png', file('a.jpg', 'image/jpeg')],
    ['image/*', file('surat.docx', '')],
    [WORD, file('surat.doc', '')],
    ['constructor', file('a.txt', '')],
    ['image/png', file('png', '')],
    ['image/png', file('a.png.exe', '')],
  ])('%j refuses %o', (accept, given) => {
    expect(model.refusalOf(given, accept)).toBe('type');
  });
  it('a file of exactly max_bytes is taken, one byte more is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (most) => {
        expect(model.refusalOf(file('a', '', most), '', most)).toBeUndefined();
        expect(model.refusalOf(file('a', '', most + 1), '', most)).toBe('size');
      }),
    );
  });
});

it.each([
  [0, '0\u00a0B'],
  [999, '999\u00a0B'],
  [1024, '1.0\u00a0KB'],
  [1_572_864, '1.5\u00a0MB'],
  [209_715_200, '200\u00a0MB'],
  [3 * 2 ** 30, '3.0\u00a0GB'],
  [9.9 * 2 ** 20, '9.9\u00a0MB'],
  [9.96 * 2 ** 20, '10\u00a0MB'],
  [2 ** 40, '1.0\u00a0TB'],
  [2 ** 50, '1024\u00a0TB'],
])('%i bytes read %s', (bytes, words) => {
  expect(model.sizeWords(bytes)).toBe(words);
});
