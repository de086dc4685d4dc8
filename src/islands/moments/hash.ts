import type { Moment } from './moment';

/** Wakes when the URL has a hash or gets one. */
export const hash: Moment = ( wake ) => {
	addEventListener( 'hashchange', wake, { once: true } );
	if ( location.hash ) {
		wake();
	}
};
