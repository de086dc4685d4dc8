import type { Moment } from './moment';

/**
 * A media condition holds, such as `media(max-width: 767px)`; its parentheses are the query's.
 * @param wake
 * @param _island
 * @param detail
 */
export const media: Moment = ( wake, _island, detail ) => {
	const query = matchMedia( detail );
	query.onchange = wake;
	if ( query.matches ) {
		wake();
	}
};
