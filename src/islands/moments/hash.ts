import type { Moment } from './moment';

/**
 * The address has a hash, or gets one.
 * @param wake
 */
export const hash: Moment = ( wake ) => {
	addEventListener( 'hashchange', wake, { once: true } );
	if ( location.hash ) {
		wake();
	}
};
