export { masonry } from '@frontage/masonry';
