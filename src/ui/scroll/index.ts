export { scrollIntoPlace } from './scroll-into-place';
export { holdPage } from './hold';
export { coveredTop, lander } from './landing';
export { scrollPageTo } from './scroll-page-to';
