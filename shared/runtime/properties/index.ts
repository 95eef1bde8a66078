export { explained, parseProperties } from './parse-properties.ts';
export { type PropertySchema, type RawProperties, readProperties, signatureOf, writtenOn } from './read-properties.ts';
export { thrown } from './thrown.ts';
