/** Whether a key is part of a shortcut of the browser or the page, such as Alt+← for Back or Ctrl++ for a larger page. No control acts on it. */
export const isShortcut = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;
