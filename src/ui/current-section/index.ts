export { markCurrent } from './mark-current';
