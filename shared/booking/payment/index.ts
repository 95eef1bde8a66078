export { paymentFailure, paymentOpens, watchOrders } from './last-order.ts';
export { paymentAddress, paymentMistakes, providerHere } from './payment-address.ts';
