export { masonry } from './masonry';
