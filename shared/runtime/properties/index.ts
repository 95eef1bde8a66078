export { explained, parseProperties } from './parse-properties.ts';
export { type PropertySchema, type RawProperties, readProperties, signatureOf, writtenOn } from './read-properties.ts';
export { errorMessages } from './error-messages.ts';
