export { dropdown } from './dropdown';
export type { DropdownOptions } from './dropdown';
