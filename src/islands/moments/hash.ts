import type { Moment } from '.';

/** The address has a hash, or gets one. */
export const hash: Moment = ( wake ) => {
	if ( location.hash ) {
		wake();
	}
};

addEventListener( 'hashchange', () =>
	document
		.querySelectorAll( 'frontage-island[wake~=hash]' )
		.forEach( ( island ) => ( island as HTMLElementTagNameMap[ 'frontage-island' ] ).wake() )
);
