export type { Savable } from './content';
export { anyContent } from './mend';
export { saveWith } from './save';
