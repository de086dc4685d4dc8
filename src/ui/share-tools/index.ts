/** What happens on this page before, or instead of, a network's address, by the slug of the button; and numbers. */
export { mastodon } from './instance';
export { mediaTotal } from './media-total';
export { more } from './networks';
export { loadNumbers, showNumbers } from './numbers';
export { qr } from './qr-code';
