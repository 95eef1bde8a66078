/** What the person is told (W4). */
export const sessionEnded = {
  ms: { text: 'Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.', reload: 'Muat semula' },
  en: { text: 'Your session has ended. Please reload the page and log in again.', reload: 'Reload' },
};
