export { createList, cursorIn } from './list';
export type { List, ListOptions, ListWords } from './list';
export { ALL_LOADED_MS, allLoaded } from './loaded';
export { moreOf } from './more';
export type { MoreOptions, MoreWords } from './more';
export { addressOf, choiceIn } from './place';
export type { Place } from './place';
export { markCurrent } from './current';
