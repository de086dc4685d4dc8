export { anchorTo } from './anchor';
export type { BesideOptions } from './anchor';
