const settings = document.createElement('script');
settings.type = 'application/json';
settings.id = 'dealer-widgets-config';

/**
 * Writes the page settings of all stories and component tests, which name the payment provider (D6) as a host's do.
 * @param more settings besides it
 */
export function writePageSettings(more: object = {}): void {
  settings.textContent = JSON.stringify({ payment_url: '/bayar', ...more });
  if (!settings.isConnected) document.head.append(settings);
}

writePageSettings();
