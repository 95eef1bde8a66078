/** Shown when a deploy has removed the files of this page. */
export const outdatedText = {
  ms: { text: 'Halaman ini sudah dikemas kini. Sila muat semula.', reload: 'Muat semula', close: 'Tutup' },
  en: { text: 'This page has been updated. Please reload it.', reload: 'Reload', close: 'Close' },
};
