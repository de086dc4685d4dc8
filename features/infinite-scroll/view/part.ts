/** One page of the list: its posts, its navigation, its next link. */

export interface Selectors {
	/** Selector of the posts in themes without a Query Loop (S0 §9: `div.post`). */
	items: string;
	navigation: string;
}

export interface Part {
	items: Element[];
	navigation: HTMLElement | null;
	/** As written in the page. */
	next: string | null | undefined;
	/** One of our lists: its name in requests for it alone ("blog/news"), and the cursor behind its last post. */
	region?: string;
	after?: string;
}

/** Links to the next page, as marked by core's blocks and themes; excludes those of other Query Loops. */
const NEXT =
	'a:is(.next,.frontage-pagination__link.is-next,[rel~=next],.wp-block-query-pagination-next,.nav-previous a,.next a,.nav-next-page a):not([href*="query-"])';

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
	const ours = own?.closest( '.frontage-list' )?.querySelector( 'ul' );
	const list = ours ?? loop?.querySelector( '.wp-block-post-template' );
	let posts = list?.children ?? page.querySelectorAll( items );
	if ( ! posts.length ) {
		posts = page.querySelectorAll( 'main .hentry' );
	}
	const all = [ ...posts ];
	return {
		// Excludes posts listed inside another post.
		items: all.filter(
			( one ) =>
				! all.some(
					( other ) => other !== one && other.contains( one )
				)
		),
		navigation: own,
		next: own?.querySelector( NEXT )?.getAttribute( 'href' ),
		...( ours && {
			region: regionOf( ours ),
			after: ours.getAttribute( 'data-after' ) ?? '',
		} ),
	};
}

/** Returns the name of one of our lists in requests for it alone. */
function regionOf( list: Element ): string | undefined {
	const root = list.closest( '[id][class*=wp-block-frontage-]' );
	const module = /wp-block-frontage-([\w-]+)/.exec( root?.className ?? '' );
	return module ? `${ module[ 1 ] }/${ root!.id }` : undefined;
}

/**
 * Resolves the URL of a link on this site; undefined if it is invalid or leads elsewhere.
 *
 * @param link URL as written.
 * @param base URL of the page that contains it.
 */
export function readable( link: string, base: string ): string | undefined {
	try {
		const { href, origin } = new URL( link, base );
		return origin === location.origin && href !== base ? href : undefined;
	} catch {
		return undefined;
	}
}

/** Identifies a post: a new post shifts all others by one, so pages can overlap. Our cards are known by their link. */
export const postOf = ( item: Element ) =>
	/\bpost-\d+\b/.exec( `${ item.id } ${ item.className }` )?.[ 0 ] ??
	item.querySelector( '.frontage-card__title a' )?.getAttribute( 'href' ) ??
	undefined;
