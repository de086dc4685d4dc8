export { notify } from './notice';
