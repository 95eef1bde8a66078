import { hostPath } from './host-path.ts';

/** The names in braces in a path: `'/a/{id}/{date}'` gives `'id' | 'date'`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** The address of a page of the host, below the page setting `api_base`. */
export const pathTo = <const Path extends string>(
  page: Path,
  params: { readonly [Name in PathParams<Path>]: string },
): string =>
  hostPath(
    // the type asks for each name in the path
    page.replace(/\{(\w+)\}/g, (_, name: PathParams<Path>) => encodeURIComponent(params[name])),
  );
