import type { Moment } from './moment';

/** Wakes when a media query matches, such as `media(max-width: 767px)`; the parentheses belong to the query. */
export const media: Moment = ( wake, _island, detail ) => {
	const query = matchMedia( detail! );
	query.onchange = wake;
	if ( query.matches ) {
		wake();
	}
};
