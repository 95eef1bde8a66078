import { hashedName, hashOf } from '../../shared/tools/build/names.ts';
import type { Manifest } from '../../shared/lib/manifest.ts';

/**
 * The files after a deploy that changes every chunk: the same code under other names. Made of a build that is there, because a build takes seconds.
 * @param files of `dist/`, its manifest among them
 */
export function nextBuild(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const text = (name: string): string => Buffer.from(files.get(name)!).toString();
  const manifest = JSON.parse(text('manifest.json')) as Manifest;
  const changed = new Map(Object.keys(manifest.chunks).map((name) => [name, `${text(name)}\n// changed`]));
  const letters = (name: string): string => name.slice(-9, -3);
  const renamed = new Map(
    [...changed].map(([name, code]) => [
      letters(name),
      letters(hashedName(`chunks/${manifest.chunks[name]!.id}.js`, code)),
    ]),
  );
  const build = hashOf([...renamed.values()].join(), 8);
  // the loader's table has the letters of all chunks in one text
  const loader = text('loader.js')
    .replace(/(?<=[`"'])(?:[0-9A-F]{6}){20,}(?=[`"'])/, (all) => all.replace(/.{6}/g, (hash) => renamed.get(hash)!))
    .replaceAll(manifest.build, build);
  const rename = (written: string): string =>
    written.replace(/-([0-9A-F]{6})(?=\.js)/g, (_, hash: string) => `-${renamed.get(hash)!}`);
  const loaderFile = hashedName('loader.js', loader, 8);
  return new Map<string, Uint8Array>([
    ...[...changed].map(([name, code]) => [rename(name), Buffer.from(code)] as const),
    ['loader.js', Buffer.from(loader)],
    [loaderFile, Buffer.from(loader)],
    ['widgets.css', files.get('widgets.css')!],
    [manifest.css.file, files.get(manifest.css.file)!],
    [
      'manifest.json',
      Buffer.from(
        rename(text('manifest.json')).replaceAll(manifest.loader.file, loaderFile).replaceAll(manifest.build, build),
      ),
    ],
  ]);
}
