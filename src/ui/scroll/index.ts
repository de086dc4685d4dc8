export { bring } from './bring';
export { holdPage } from './hold';
export { coveredTop, lander } from './landing';
export { scrollPageTo } from './scroll-page-to';
