/** A list's entry in the address's query; the twin of `Choice` in PHP. */
import { type Choice, choiceOf } from '@frontage/choice/choice';

export interface Place {
	/** The module's folder. */
	module: string;
	/** The widget's id in the page. */
	id: string;
}

const nameOf = ( { module, id }: Place ) => `frontage-${ module }[${ id }]`;

/**
 * What an address says of a list.
 *
 * @param place Which list.
 * @param href  A link of the list, or where the page is.
 */
export function choiceIn( place: Place, href: string = location.href ): Choice {
	const said = new URL( href, location.href ).searchParams.get(
		nameOf( place )
	);
	return choiceOf( ( said ?? 'all,1' ).split( ',' ) );
}

/**
 * The page's address with a choice in it, and everything else as it is.
 *
 * @param place           Which list.
 * @param choice          Where to be in it.
 * @param choice.category Slug, empty for all.
 * @param choice.page     From 1.
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
