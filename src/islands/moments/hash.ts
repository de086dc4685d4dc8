import type { Moment } from './moment';

/**
 * Wakes when the URL has a hash, and whenever the page gets another address: a hash, or one of Back and Forward.
 *
 * `hash(back)` leaves out the hash that the page is opened with. Browsers send `popstate` for new hashes too.
 */
export const hash: Moment = ( wake, _island, isLater ) => {
	addEventListener( 'popstate', wake );
	if ( ! isLater && location.hash ) {
		wake();
	}
};
