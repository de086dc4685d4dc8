/** Live results for search forms; one script module for all modules. */
export { search } from './search';
export type { Search, SearchProps } from './search';
