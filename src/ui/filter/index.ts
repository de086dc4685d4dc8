export { Filter } from './filter';
export type { Category, FilterWords } from './filter';
