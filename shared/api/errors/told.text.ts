// chunk: client
/** What failures say themselves: switches and other small controls are too light to bring sentences for them. */
export const told = {
  /** The session has ended (W4). */
  sessionEnded: {
    ms: { text: 'Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.', reload: 'Muat semula' },
    en: { text: 'Your session has ended. Please reload the page and log in again.', reload: 'Reload' },
  },
  /** Whether something was saved is not known; quiet words for beside a control (W6). */
  notKnown: {
    ms: { text: 'tidak pasti sama ada telah disimpan — muat semula halaman untuk melihat', reload: 'Muat semula' },
    en: { text: 'it is not known whether this was saved — reload the page to see', reload: 'Reload' },
  },
};
