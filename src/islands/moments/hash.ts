import type { Moment } from './moment';

/**
 * Wakes when the URL has a hash, and whenever the page gets another address: a hash, or one of Back and Forward.
 *
 * `hash(back)` leaves out the hash that the page is opened with. Browsers send `popstate` for new hashes too.
 */
export const hash: Moment = ( wake, _island, isLater ) => {
	addEventListener( 'popstate', wake );
	// eslint-disable-next-line no-unused-expressions -- As an `if`, the runtime would be a byte over its budget.
	isLater || ( location.hash && wake() );
};
