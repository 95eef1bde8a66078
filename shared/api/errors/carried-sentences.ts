/** Sentences that the errors carry, so that switches and other small controls need not bundle `error-text.ts`. */
export const carriedSentences = {
  /** The session has ended (W4). */
  sessionEnded: {
    ms: { text: 'Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.', reload: 'Muat semula' },
    en: { text: 'Your session has ended. Please reload the page and log in again.', reload: 'Reload' },
  },
  /** It is not known whether the change was saved; shown beside a control (W6). */
  notKnown: {
    ms: {
      text: 'tidak pasti sama ada telah disimpan — muat semula halaman untuk memastikannya',
      reload: 'Muat semula',
    },
    en: { text: 'it is not known whether this was saved — reload the page to see', reload: 'Reload' },
  },
};
