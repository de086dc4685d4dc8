export { elementNamed } from './element-named';
export { hashState } from './hash-state';
export type { HashState } from './hash-state';
export { useHashState } from './use-hash-state';
export { indexNamedBy } from './index-named-by';
export { writeState } from './write-state';
