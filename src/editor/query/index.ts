export { QueryPanel } from './query-panel';
export { listTransforms } from './list-transforms';
