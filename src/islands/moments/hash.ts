import type { Moment } from './moment';

/** Wakes when the URL has a hash or gets one; waking again does nothing. */
export const hash: Moment = ( wake ) => {
	addEventListener( 'hashchange', wake );
	if ( location.hash ) {
		wake();
	}
};
