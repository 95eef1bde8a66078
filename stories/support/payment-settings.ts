/** The settings of the page every story and component test stands on: it says where payments go, as a host's page does (D6). */
const settings = document.createElement('script');
settings.type = 'application/json';
settings.id = 'dealer-widgets-config';
settings.textContent = JSON.stringify({ payment_url: '/bayar' });
document.head.append(settings);
