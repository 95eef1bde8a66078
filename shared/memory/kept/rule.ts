/**
 * How a field is kept. Unless it says otherwise: for the tab, until somebody logs out, and shown again after a reload, Back or a link that
 * was expected (`expectLink`).
 */
export interface Rule {
  /** In `localStorage`, for longer than the tab. */
  readonly inBrowser?: true;
  /** It comes back after any link. */
  readonly always?: true;
  /** Each element has its own: others with the same key, as after a change of places, do not show it. */
  readonly ofElement?: true;
  /** The key has no user id: it belongs to nobody, or says itself whose it is. */
  readonly forAll?: true;
  /** It stays when somebody logs out. */
  readonly stays?: true;
}
