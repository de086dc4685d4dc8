export { masonryOf as mount } from './view/masonry';
