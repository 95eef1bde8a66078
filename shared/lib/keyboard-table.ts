/** What a control does for some keys. */
export interface KeyReference {
  /** Their names: `Arrow keys, Home, End`. */
  readonly keys: string;
  /** Continues "…: "; ends with a full stop. */
  readonly does: string;
}

/**
 * The `keyboard` of a `keyboard.ts`: the keys of the controls in and below its folder, by the path of the file that handles them. The reference lists them for
 * each widget that contains the file; none of it is shipped.
 */
export type KeyboardTable = Readonly<Record<`${string}.ts` | `${string}.tsx`, readonly KeyReference[]>>;
