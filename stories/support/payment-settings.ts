/** The settings of the page every story and component test stands on: like a host's page it names the payment provider (D6). */
const settings = document.createElement('script');
settings.type = 'application/json';
settings.id = 'dealer-widgets-config';
settings.textContent = JSON.stringify({ payment_url: '/bayar' });
document.head.append(settings);
