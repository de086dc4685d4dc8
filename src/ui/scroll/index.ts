export { goTo } from './go-to';
export { holdPage } from './hold';
export { coveredTop, lander } from './landing';
export { scrollPageTo } from './scroll-page-to';
