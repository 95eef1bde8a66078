// chunk: popups
/** The buttons' words, unless the caller gives its own. */
export const dialogsText = {
  ms: { ok: 'OK', yes: 'Ya', cancel: 'Batal', close: 'Tutup' },
  en: { ok: 'OK', yes: 'Yes', cancel: 'Cancel', close: 'Close' },
};
