/** Filters of lists: `mount` for `Island::shared()`, and what filters that React manages need. */
export { enhance as mount } from './enhance';
export { PROPS } from './regions';
export {
	type FilterProps,
	controlList,
	type ListController,
} from './list-controller';
