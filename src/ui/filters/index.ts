/** Filters of lists, for `Island::shared()`. */
export { enhance as mount } from './enhance';
