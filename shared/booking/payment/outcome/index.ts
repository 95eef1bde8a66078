export { PaymentOutcome } from './payment-outcome.tsx';
