/** Names a training among what can be paid, for `paymentOpens` and the outcome of a payment. */
export const paymentItem = (trainingId: string): string => `training-registration:${trainingId}`;
