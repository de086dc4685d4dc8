export { FeedModeration } from './moderation';
export { FeedSetup } from './feed-setup';
export type { FeedSource } from './types';
