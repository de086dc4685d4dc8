export { masonry } from '../../src/ui/masonry';
