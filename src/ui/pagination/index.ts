export { countPages, itemsOn } from './pages';
export { Pagination } from './pagination';
export type { PaginationWords } from './pagination';
