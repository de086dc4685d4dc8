export { bring } from './bring';
export { coveredTop, lander } from './landing';
export { scrollPageTo } from './scroll-page-to';
