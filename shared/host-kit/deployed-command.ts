/** `dealer-widgets deployed <address>`: the command around deployed.ts. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chosenFormat } from './chosen-format.ts';
import { deployed, type Finding } from './deployed.ts';

export const DEPLOYED_HELP = `dealer-widgets deployed <address of the folder> [options]   requests every file of a deployed dist/ and says what pages could not use and what should not be there

  --from https://…       the origin of the pages, when it is another one (a CDN)
  --expect FILE          the manifest.json of the build that should be there
  --host site.example    the name of the site, for a server that is asked by another (http://web1/widgets/)
  --format text|json

It ends with 1 when something is wrong, also when there is no answer, and with 2 when the command line is.`;

/**
 * @returns the exit code: 1 when something is wrong, 2 when the command line was
 * @throws Error when the address or the file of `--expect` is none
 */
export async function deployedCommand(args: string[], print: (line: string) => void): Promise<number> {
  const { values: given, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      expect: { type: 'string' },
      host: { type: 'string' },
      format: { type: 'string', default: 'text' },
    },
  });
  const [address, ...others] = positionals;
  if (!address || others.length > 0) {
    print(DEPLOYED_HELP);
    return 2;
  }
  const format = chosenFormat(given.format, ['text', 'json']);
  const folder = folderOf(address);
  const result = await deployed({
    folder,
    ...(given.from !== undefined && { from: originOf(given.from) }),
    ...(given.expect !== undefined && { expected: buildIn(given.expect) }),
    ...(given.host !== undefined && { host: hostOf(given.host) }),
  });
  const { build, files, findings, importMapFor } = result;
  if (format === 'json') print(JSON.stringify(result, null, 2));
  else {
    for (const finding of findings) print(sentence(finding));
    if (importMapFor)
      print(
        `Note: importMap of the manifest is for ${importMapFor}. Pages that use one need importMapOf with this folder.`,
      );
    print(
      `${build ? `build ${build}` : `no build in ${folder}`}: ${files} files requested, ${findings.length} problems`,
    );
  }
  return findings.length > 0 ? 1 : 0;
}

const sentence = ({ files: [first = '', ...others], problem }: Finding): string =>
  `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''} ${problem}`;

/** @throws Error when the file is not the manifest of a build */
function buildIn(file: string): string {
  const expected = 'Expected dist/manifest.json of what was copied.';
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(`--expect ${file} ${isMissing ? 'is not there' : 'cannot be read'}. ${expected}`, { cause: error });
  }
  try {
    // checked below
    const { build } = JSON.parse(text) as { build?: unknown };
    if (typeof build === 'string') return build;
  } catch {
    // said below
  }
  throw new Error(`--expect ${file} is not the manifest of a build. ${expected}`);
}

/** @throws Error when it is not a name */
function hostOf(host: string): string {
  if (URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host.toLowerCase()) return host;
  throw new Error(`--host ${host} is not a name. Expected that of the site, such as site.example.`);
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** @throws Error when it is not an address */
function originOf(from: string): string {
  if (isAddress(from)) return new URL(from).origin;
  throw new Error(`--from ${from} is not an address. Expected the origin of the pages, such as https://app.example.`);
}

/** @throws Error when it is not an address */
function folderOf(address: string): string {
  if (!isAddress(address))
    throw new Error(`${address} is not an address. Expected one such as https://site.example/widgets/.`);
  const { origin, pathname } = new URL(address);
  // the address of a file of the folder, as copied from a page, stands for the folder
  return origin + pathname.replace(/[^/]*\.(?:js|css|json)$/, '').replace(/\/?$/, '/');
}
