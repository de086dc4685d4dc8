export { beside } from './anchor';
export type { BesideOptions } from './anchor';
