export { Lightbox, type Slide } from './lightbox.tsx';
