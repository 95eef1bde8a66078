/** The page settings of all stories and component tests: like those of a host, they name the payment provider (D6). */
const settings = document.createElement('script');
settings.type = 'application/json';
settings.id = 'dealer-widgets-config';
settings.textContent = JSON.stringify({ payment_url: '/bayar' });
document.head.append(settings);
