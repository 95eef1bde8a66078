/** Facts about a file. */
export interface MeasuredFile {
  /** Size before compression, because the host's server compresses. */
  bytes: number;
  /** `sha384-…`, as for `integrity` of a script. */
  integrity: string;
}

/** A file that hosts may request under a fixed name, too. */
export interface AliasedFile extends MeasuredFile {
  /** The name with the hash of the bytes. */
  file: string;
  /** The fixed name. */
  alias: string;
}

/** A chunk that begins something, and what it needs. */
export interface EntryChunk {
  chunk: string;
  /** Every chunk that it imports statically, directly or through others; loaded in the same round of requests. */
  dependencies: string[];
}

/** `dist/manifest.json`, for hosts and for our own tools. Names of files are relative to `dist/`. */
export interface Manifest {
  /** The version of the package. */
  version: string;
  /** `react` or `preact`. */
  flavour: string;
  /** Id of the build, made from its bytes. */
  build: string;
  /** The address from which the host serves `dist/`, with a slash at the end. */
  publicPath: string;
  loader: AliasedFile;
  css: AliasedFile;
  /** `load` is when a widget loads; `files` is every file that a page with it may request. */
  widgets: Record<string, EntryChunk & { load: string; files: string[] }>;
  /** What the loader itself requests. */
  helpers: Record<string, EntryChunk>;
  /** Each chunk with its name in the sources and the modules in it. */
  chunks: Record<string, MeasuredFile & { id: string; modules: string[] }>;
  /** Files of earlier builds that are kept (`--keep`), with the time (ISO) they were replaced. */
  older: Record<string, string>;
  /** Queries that are added to a chunk's address for each retry. */
  retries: string[];
  /** The names of the page settings, of which the helpers refuse others. */
  settings: string[];
  /** The text of an import map with the integrity of every chunk. */
  importMap: string;
  /** `sha256-…` of that text, for `script-src`. */
  importMapCspHash: string;
}
