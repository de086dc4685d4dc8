/** One page of the list: its posts, its navigation, its next link. */

export interface Selectors {
	/** The posts, in themes without a Query Loop (S0 §9: `div.post`). */
	items: string;
	navigation: string;
}

export interface Part {
	items: Element[];
	navigation: HTMLElement | null;
	/** As written in the page. */
	next: string | null | undefined;
}

/** Links forward, as core's blocks and themes mark them; not those of another Query Loop. */
const NEXT =
	'a:is(.next,[rel~=next],.wp-block-query-pagination-next,.nav-previous a,.next a,.nav-next-page a):not([href*="query-"])';

/**
 * @param page      The page, or one that was fetched.
 * @param selectors Where to look.
 */
export function partOf(
	page: ParentNode,
	{ items, navigation }: Selectors
): Part {
	const found = [ ...page.querySelectorAll< HTMLElement >( navigation ) ];
	const own =
		found.find( ( one ) => one.querySelector( NEXT ) ) ??
		found.find( ( one ) => ! one.querySelector( '[href*="query-"]' ) ) ??
		null;
	const loop = own?.closest( '.wp-block-query' );
	const list = loop?.querySelector( '.wp-block-post-template' )?.children;
	let posts = list ?? page.querySelectorAll( items );
	if ( ! posts.length ) {
		posts = page.querySelectorAll( 'main .hentry' );
	}
	const all = [ ...posts ];
	return {
		// Not those that one of them lists in its text.
		items: all.filter(
			( one ) =>
				! all.some(
					( other ) => other !== one && other.contains( one )
				)
		),
		navigation: own,
		next: own?.querySelector( NEXT )?.getAttribute( 'href' ),
	};
}

/**
 * The address of a link of this site; nothing where it cannot be read or leads elsewhere.
 *
 * @param link As written.
 * @param base The page that it is written in.
 */
export function readable( link: string, base: string ): string | undefined {
	try {
		const { href, origin } = new URL( link, base );
		return origin === location.origin && href !== base ? href : undefined;
	} catch {
		return undefined;
	}
}

/** What makes two elements the same post: a newer one moves all others a place on, so pages overlap. */
export const postOf = ( item: Element ) =>
	/\bpost-\d+\b/.exec( `${ item.id } ${ item.className }` )?.[ 0 ];
