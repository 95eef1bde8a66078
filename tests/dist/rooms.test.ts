import { expect, test } from 'vitest';
import { COPIED, chunkOfRoom } from '../../shared/tools/build/rooms.ts';
import { bundle } from '../../shared/tools/build/bundle.ts';
import { readSources } from '../../shared/tools/build/chunks.ts';
import { HELPERS, widgetSources } from '../../shared/tools/release/entries.ts';
import { ROOMS, RULES, roomOf } from '../repo/layers.ts';
import { pageFiles, readManifest } from '../support/dist.ts';

const manifest = readManifest();
const chunks = Object.values(manifest.chunks);
const chunksWith = (module: string): string[] =>
  chunks.filter(({ modules }) => modules.includes(module)).map(({ id }) => id);

test('a module lies in one chunk, unless its room has no state', () => {
  const rooms = COPIED.filter((room) => room !== 'loader').map((room) => `shared/${room}`);
  const stateless = [...rooms, 'node_modules/valibot']; // it has a global configuration, which nobody sets
  const modules = new Set(chunks.flatMap((chunk) => chunk.modules));
  const twice = [...modules].filter((module) => !stateless.includes(roomOf(module)) && chunksWith(module).length > 1);
  expect(twice.map((module) => [module, ...chunksWith(module)])).toEqual([]);
});

test('a page with a switch loads at most 5 scripts before it can be clicked', () => {
  expect(pageFiles(manifest, 'yes-no-toggle').filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(5);
});

const sources = await readSources(process.cwd());
const entries = [...(await widgetSources()), ...HELPERS];
const { chunks: built } = await bundle(entries, { flavour: 'react', development: false, version: '' });

/** When a page asks for a room's chunk. */
function loadedWhen(room: string, id: string): string {
  const asked = (name: string): boolean => pageFiles(manifest, name).some((file) => manifest.chunks[file]?.id === id);
  if (asked('yes-no-toggle')) return 'with the first widget';
  const users = Object.keys(manifest.widgets).filter(asked);
  const importers = [...sources].filter(([, { late }]) => late.includes(`shared/${room}/index.ts`));
  const places = [...new Set(importers.map(([file]) => `\`${roomOf(file).replace('shared/', '')}\``))];
  const few = users.map((name) => `\`${name}\``).join(', ');
  const late = built.filter(({ name, imports }) => name.startsWith('~') && imports.includes(id));
  const lateUsers = users.length > 3 ? [] : late.map(({ name }) => `\`${name}\``);
  return [
    ...(users.length > 3 ? ['with widgets that use it'] : few ? [`with ${few}`] : []),
    ...(lateUsers.length > 3
      ? ['with late chunks that use it']
      : lateUsers.length > 0
        ? [`with ${lateUsers.join(', ')}`]
        : []),
    ...(places.length > 0 ? [`by \`import()\` in ${places.join(', ')}`] : []),
    ...(id.slice(1) in manifest.helpers ? ['when the loader asks for it'] : []),
  ].join('; ');
}

test('shared/rooms.md says of each room when it is loaded and what it may import', async () => {
  const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
  const rooms = ROOMS.toSorted().map((folder) => {
    const room = folder.replace('shared/', '');
    if (room === 'loader')
      return row(
        '`loader`',
        '`loader.js`; `~follow`',
        'by the page; `follow/` when a widget is ready, something failed or 2 s passed, at once without a widget',
      );
    const named = chunkOfRoom(room);
    const chunk = chunks.find(({ id }) => named && id.replace('~', '') === named)?.id;
    return chunk
      ? row(`\`${room}\``, `\`${chunk}\``, loadedWhen(room, chunk))
      : row(`\`${room}\``, 'none', 'copied into each chunk that uses it');
  });
  const layers = Object.entries(RULES)
    .filter(([layer]) => !/^(mocks|stor|build|start)/.test(layer))
    .map(([layer, { imports, types = [], packageFree }]) =>
      row(
        layer,
        [...imports, ...types.map((each) => `types of ${each}`)].join(', ') || 'nothing',
        packageFree ? 'no package' : '',
      ),
    );
  await expect(`# Rooms

Written by \`tests/dist/rooms.test.ts\` from \`tools/build/rooms.ts\`, \`tests/repo/layers.ts\` and the build; its test run with \`-u\` writes it anew.

## When it is loaded

A room is a folder with a door, its \`index.ts\`. A widget's folder is a chunk of its name, loaded as its \`load\` says; a folder with a door in its \`parts/\` is a chunk of its own, loaded by an \`import()\` in the widget. A chunk that an \`import()\` asks for begins with \`~\`. \`dist/manifest.json\` lists the files of each chunk.

| room | chunk | loaded |
| --- | --- | --- |
${rooms.join('\n')}

## What may come in

The doors that a file may go through, and those of the other rooms of its own line, if no circle arises: \`ui/feedback\` may import \`ui/content\`. A name stands for all rooms that begin with it and have no line of their own: \`page\` includes \`page/visits\`. \`booking\` and \`saving\` are engines: what several widgets do alike. A widget imports no other widget. Where the last column is empty any package may come in; the README of the room names those it uses. A package of one widget lies in that widget's chunk.

| in | may import | |
| --- | --- | --- |
${layers.join('\n')}
`).toMatchFileSnapshot('../../shared/rooms.md');
});
