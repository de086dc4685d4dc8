/** Converts core's query blocks to our list attributes. */
import type { Values } from '../list-fields';

interface LatestPosts extends Values {
	postsToShow?: number;
	categories?: { id: number }[];
	selectedAuthor?: number;
	order?: string;
	orderBy?: string;
	displayPostContent?: boolean;
	displayAuthor?: boolean;
	displayPostDate?: boolean;
	displayFeaturedImage?: boolean;
	excerptLength?: number;
	columns?: number;
	align?: string;
	anchor?: string;
}

type Terms = Record< string, number[] >;

interface QueryLoop extends Values {
	query?: Values & {
		perPage?: number | null;
		author?: string;
		sticky?: string;
		taxQuery?: Terms | { include: Terms; exclude?: Terms } | null;
	};
	align?: string;
	anchor?: string;
}

const present = ( values: Values ): Values =>
	Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ] ) =>
				value !== undefined && value !== null && value !== ''
		)
	);

/**
 * Returns our list attributes for a core/latest-posts block.
 *
 * @param latest Its attributes.
 */
export function fromLatestPosts( latest: LatestPosts ): Values {
	const categories = latest.categories?.map( ( { id } ) => id );
	return present( {
		query: present( {
			perPage: latest.postsToShow ?? 5,
			order: latest.order,
			orderBy: latest.orderBy,
			author: latest.selectedAuthor && [ latest.selectedAuthor ],
			taxQuery: categories?.length ? { category: categories } : undefined,
		} ),
		showImage: !! latest.displayFeaturedImage,
		showExcerpt: !! latest.displayPostContent,
		showAuthor: !! latest.displayAuthor,
		showDate: !! latest.displayPostDate,
		excerptLength: latest.excerptLength,
		columns: latest.columns,
		align: latest.align,
		anchor: latest.anchor,
	} );
}

/**
 * Returns our list attributes for a core/query block.
 *
 * @param loop Its attributes.
 */
export function fromQueryLoop( loop: QueryLoop ): Values {
	const { author, perPage, ...rest } = loop.query ?? {};
	const sticky = rest.sticky === 'ignore' ? undefined : rest.sticky;
	// Newer versions of WordPress separate included and excluded terms.
	const said = rest.taxQuery ?? {};
	const taxQuery = Array.isArray( said.include )
		? said
		: ( said.include ?? said );
	const hasTerms = Object.keys( taxQuery ?? {} ).length > 0;
	// WordPress puts sticky posts first if neither terms nor a search is set.
	const isLikeBlog =
		sticky === '' &&
		rest.postType === 'post' &&
		! ( rest.inherit || rest.search || hasTerms );
	const kept = [
		'postType',
		'offset',
		'order',
		'orderBy',
		'search',
		'exclude',
		'inherit',
	];
	return present( {
		query: present( {
			...Object.fromEntries(
				Object.entries( rest ).filter( ( [ name ] ) =>
					kept.includes( name )
				)
			),
			perPage: perPage ?? 6,
			sticky: isLikeBlog ? 'first' : sticky,
			taxQuery: hasTerms ? taxQuery : undefined,
			author: author ? author.split( ',' ).map( Number ) : undefined,
		} ),
		align: loop.align,
		anchor: loop.anchor,
	} );
}
