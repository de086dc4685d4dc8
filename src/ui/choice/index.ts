export { hrefOf } from './choice';
export type { Choice, Place } from './choice';
export { isPlain } from './is-plain';
export { useChoice } from './use-choice';
