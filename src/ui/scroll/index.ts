export { coveredTop, landing } from './landing';
export { scrollPageTo } from './scroll-page-to';
export type { ScrollOptions } from './scroll-page-to';
