import type { Manifest } from '../lib/index.ts';
import { theLoader } from '../page/index.ts';

/**
 * What `DealerWidgets.check()` finds when the server has another build than the one that this page uses. Nothing is reported where the manifest is
 * not served.
 */
export async function versionMistakes(): Promise<string[]> {
  const { version: mine } = theLoader();
  try {
    const answer = await fetch(new URL('../manifest.json', import.meta.url), {
      cache: 'no-store',
      credentials: 'omit',
    });
    // our own build wrote it; one without a field that is read here counts as none
    const { version, flavour, build } = (await answer.json()) as Manifest;
    const theirs = `${version}+${flavour}.${build}`;
    if (theirs === mine) return [];
    return [
      `This page runs ${mine}, and the server has ${theirs}. Reload it; where that does not help, a cache keeps loader.js for too long.`,
    ];
  } catch {
    return [];
  }
}
