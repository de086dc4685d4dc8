export { FeedModeration } from './moderation';
export { findFeed, type FoundFeed } from './find-feed';
export { FeedSetup } from './feed-setup';
export type { FeedPost, FeedSource } from './types';
