export { QueryPanel } from './query-panel';
export { withTaxonomies } from './taxonomy-options';
export { useTaxonomies } from './use-types';
export { listTransforms } from './list-transforms';
export { queryLoopTransform } from './to-query-loop';
