/** Where the history keeps the place. */
export const KEY = 'frontageInfiniteScroll';
