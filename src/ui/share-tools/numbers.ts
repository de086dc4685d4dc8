import { readPageData } from '@frontage/lib/page-data';

const ACTION = 'frontage_share_counts';

/** Of a post: each network's number, and how it is written. */
type Counts = Record< string, Record< string, [ number, string? ] > >;

interface Props {
	post: number;
	min?: number;
}

let isLoaded = false;

/** Loads the numbers of all posts of the page, once; a cache may answer, at most a minute old. */
export function loadNumbers(): void {
	if ( ! isLoaded ) {
		isLoaded = true;
		void showNumbers( true );
	}
}

/**
 * Shows the present numbers of all posts of the page; where the request fails, what the page shows stays.
 *
 * @param isRead Whether a cache may answer.
 */
export async function showNumbers( isRead = false ): Promise< void > {
	const islands = [
		...document.querySelectorAll( 'frontage-island[name=share]' ),
	]
		.map( ( island ) => ( {
			island,
			...( JSON.parse( island.getAttribute( 'props' )! ) as Props ),
		} ) )
		.filter( ( { min } ) => min );
	const posts = new Set( islands.map( ( { post } ) => post ) );
	const counts = await ask( [ ...posts ].join(), isRead );
	for ( const { island, post, min } of counts ? islands : [] ) {
		for ( const place of island.querySelectorAll< HTMLElement >(
			'[data-count]'
		) ) {
			const [ number, written ] = counts![ post ]?.[
				place.dataset.count!
			] ?? [ 0 ];
			place.hidden = number < min!;
			place.textContent = place.hidden ? '' : written!;
		}
	}
}

async function ask( posts: string, isRead: boolean ): Promise< Counts | null > {
	const { ajax } = readPageData();
	const body = new URLSearchParams( { action: ACTION, posts } );
	try {
		const response = await ( isRead
			? fetch( `${ ajax }?${ body }` )
			: fetch( ajax, { method: 'POST', body } ) );
		return response.ok ? await response.json() : null;
	} catch {
		return null;
	}
}
