export { coveredTop, landing } from './landing';
export { scrollPageTo } from './scroll-page-to';
