// Written by `npm run reference`.
export * from './academy.ts';
export * from './apprentice.ts';
export * from './checklist.ts';
export * from './dealers.ts';
export * from './empire.ts';
export * from './interest.ts';
export * from './member.ts';
export * from './order.ts';
export * from './quiz.ts';
export * from './recognition.ts';
export * from './session-booking.ts';
export * from './slot-booking.ts';
export * from './toggles.ts';
export * from './training.ts';
export * from './upload.ts';
