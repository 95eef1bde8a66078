/**
 * Builds `dist/`: the loader (stable name), one hashed chunk per widget with the chunks they share, the layout-reserving
 * `widgets.css`, and `manifest.json`. `--watch` rebuilds on change, readable and without minifying.
 *
 * The widgets are built first, all together, so that shared code is split off once. The loader is built by itself afterwards
 * with the hashed names and every chunk's own dependencies baked in: one round for the loader, one for everything a widget needs.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { cssText, reactAsModules } from './shared/build/plugins.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');
