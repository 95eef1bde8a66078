import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './source-files.ts';

/** The `data-widget` names: the folders of `widgets/`. */
export const WIDGET_NAMES: readonly string[] = readdirSync(path.join(root, 'widgets'));
