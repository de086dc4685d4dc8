export { layOutMasonry } from './masonry';
