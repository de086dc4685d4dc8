export { count } from './count';
export { countOpening } from './closing';
