export { SearchFields, SEARCH_FIELDS } from './search-fields';
