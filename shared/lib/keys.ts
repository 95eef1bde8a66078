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

/** Whether an input method is composing a character and handles this key itself. Safari ends the composition before its Enter, which then only has the code 229. */
export const isComposing = ({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Whether a key is part of a shortcut of the browser or the page, such as Alt+← for Back or Ctrl++ for a larger page. No control acts on it. */
export const isShortcut = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;
