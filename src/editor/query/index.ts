export { QueryPanel } from './query-panel';
export { fromLatestPosts, fromQueryLoop } from './transforms';
