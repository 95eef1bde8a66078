export { Disclosure } from './disclosure.tsx';
export { HostContent } from './host-content.tsx';
