import type { Moment } from '.';

/** A media condition holds, such as `media(max-width: 767px)`; its parentheses are the query's. */
export const media: Moment = ( wake, _island, detail ) => {
	const query = matchMedia( detail );
	if ( query.matches ) {
		wake();
	}
	query.addEventListener( 'change', wake, { once: true } );
};
