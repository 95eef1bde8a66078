export * from './all.ts';
export * from './calls-by-value.ts';
export * as callsByValue from './calls-by-value.ts';
export * from './endpoints.ts';
export * from './flip-options.ts';
