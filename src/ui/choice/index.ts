export { hrefOf } from './choice';
export type { Choice, Place } from './choice';
export { useChoice } from './use-choice';
