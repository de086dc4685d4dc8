/** Key of the position in the history state. */
export const KEY = 'frontageInfiniteScroll';
