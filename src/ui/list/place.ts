/** A list's state in the query string; mirrors `Choice` in PHP. */
import { type Choice, choiceOf } from '@frontage/choice/choice';

export interface Place {
	/** Folder name of the module. */
	module: string;
	/** Widget ID, unique in the page. */
	id: string;
}

const nameOf = ( { module, id }: Place ) => `frontage-${ module }[${ id }]`;

/**
 * Returns a list's state from a URL.
 *
 * @param place Which list.
 * @param href  A link of the list; the current URL by default.
 */
export function choiceIn( place: Place, href: string = location.href ): Choice {
	const said = new URL( href, location.href ).searchParams.get(
		nameOf( place )
	);
	return choiceOf( ( said ?? 'all,1' ).split( ',' ) );
}

/**
 * Returns the current URL with a list's state changed, and everything else unchanged.
 *
 * @param place  Which list.
 * @param choice New state.
 */
export function addressOf( place: Place, { category, page }: Choice ): string {
	const address = new URL( location.href );
	if ( category || page > 1 ) {
		address.searchParams.set(
			nameOf( place ),
			`${ category || 'all' },${ page }`
		);
	} else {
		address.searchParams.delete( nameOf( place ) );
	}
	return address.href;
}
