export { notify } from './notice';
export type { NoticeOptions } from './notice';
