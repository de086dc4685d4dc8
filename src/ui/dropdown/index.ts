export { dropdown } from './dropdown';
