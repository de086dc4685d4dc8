export { FeedModeration } from './moderation';
export { findFeed, useFeedNetworks, type FoundFeed } from './find-feed';
export { FeedSetup } from './feed-setup';
export { KeysLink } from './keys-link';
export type { FeedPost, FeedSource } from './types';
