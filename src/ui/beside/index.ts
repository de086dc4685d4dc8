export { beside } from './beside';
export type { BesideOptions } from './beside';
