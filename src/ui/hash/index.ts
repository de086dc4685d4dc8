export { hashState } from './hash-state';
export { useHashState } from './use-hash-state';
