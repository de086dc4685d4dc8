export { layOutMasonry } from '@frontage/masonry';
