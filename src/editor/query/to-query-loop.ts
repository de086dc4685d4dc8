/** Converts our lists of posts to core's Query Loop. */
import { createBlock, type Block } from '@wordpress/blocks';
import type { Values } from '../list-fields';

const size = ( value: unknown ): number =>
	Object.keys( ( value ?? {} ) as object ).length;

/** Conditions that a Query Loop does not have: it would show other posts. */
const FOREIGN = [
	...[ 'days', 'after', 'before', 'meta', 'related', 'include', 'within' ],
	'pictured',
];

/** Orders that a Query Loop has as well. */
const CORE_ORDERS = new Set( [
	...[ 'date', 'modified', 'title', 'comment_count', 'menu_order', 'author' ],
] );

/**
 * Returns whether a Query Loop can show the same posts.
 *
 * @param attributes       Attributes of our list.
 * @param attributes.query The posts it shows.
 */
export function isQueryLoop( { query }: Values ): boolean {
	const said = ( query ?? {} ) as Values;
	const { taxQuery, terms, taxonomies, postType, orderBy } = said;
	const lists = Object.values( ( taxQuery ?? {} ) as object );
	return ! (
		FOREIGN.some( ( name ) =>
			typeof said[ name ] === 'object'
				? size( said[ name ] )
				: said[ name ]
		) ||
		! CORE_ORDERS.has( String( orderBy ?? 'date' ) ) ||
		( Array.isArray( postType ) && postType.length > 1 ) ||
		( taxonomies === 'any' && lists.length > 1 ) ||
		( terms === 'all' && lists.some( ( list ) => size( list ) > 1 ) )
	);
}

const queryOf = ( query: Values ) => ( {
	perPage: query.perPage ?? 6,
	pages: 0,
	offset: query.offset ?? 0,
	postType: [ query.postType ].flat()[ 0 ] ?? 'post',
	order: query.order ?? 'desc',
	orderBy: query.orderBy ?? 'date',
	author: [ query.author ?? [] ].flat().join(),
	search: query.search ?? '',
	exclude: query.exclude ?? [],
	sticky: query.sticky === 'first' ? '' : ( query.sticky ?? '' ),
	inherit: !! query.inherit,
	taxQuery: size( query.taxQuery ) ? query.taxQuery : null,
} );

const paragraph = ( content: unknown ) =>
	createBlock( 'core/paragraph', { content } );

/** What is shown of each post. */
const cardOf = ( list: Values ): Block[] => {
	const parts: [ shown: unknown, name: string, attributes?: Values ][] = [
		[ list.showImage ?? true, 'post-featured-image', { isLink: true } ],
		[ list.showTerms, 'post-terms', { term: list.taxonomy || 'category' } ],
		[
			true,
			'post-title',
			{
				isLink: true,
				level: Number( String( list.titleTag ).slice( 1 ) ) || 3,
			},
		],
		[ list.showAuthor, 'post-author-name' ],
		[ list.showDate, 'post-date' ],
		[
			list.showExcerpt,
			'post-excerpt',
			{
				excerptLength: list.excerptLength || undefined,
				moreText: list.showButton ? list.buttonText : undefined,
			},
		],
	];
	return parts
		.filter( ( [ isShown ] ) => isShown )
		.map( ( [ , name, attributes ] ) =>
			createBlock( `core/${ name }`, attributes )
		);
};

/**
 * Returns a Query Loop that shows the same posts, after the list's title.
 *
 * @param list Attributes of our list.
 */
export function toQueryLoop( list: Values ): Block[] {
	const columns = Number( list.columns ) || 1;
	const loop = createBlock(
		'core/query',
		{ query: queryOf( ( list.query ?? {} ) as Values ), align: list.align },
		[
			createBlock(
				'core/post-template',
				columns > 1
					? { layout: { type: 'grid', columnCount: columns } }
					: {},
				cardOf( list )
			),
			...( list.hasPages
				? [
						createBlock( 'core/query-pagination', {}, [
							createBlock( 'core/query-pagination-previous' ),
							createBlock( 'core/query-pagination-numbers' ),
							createBlock( 'core/query-pagination-next' ),
						] ),
					]
				: [] ),
			...( list.emptyText
				? [
						createBlock( 'core/query-no-results', {}, [
							paragraph( list.emptyText ),
						] ),
					]
				: [] ),
		]
	);
	return list.title
		? [
				createBlock( 'core/heading', {
					level: 3,
					content: list.title,
				} ),
				loop,
			]
		: [ loop ];
}

/**
 * The transform to a Query Loop.
 *
 * @param isList Returns whether the block lists posts; all do by default.
 */
export const queryLoopTransform = (
	isList: ( attributes: Values ) => boolean = () => true
) => ( {
	type: 'block',
	blocks: [ 'core/query' ],
	isMatch: ( attributes: Values ) =>
		isList( attributes ) && isQueryLoop( attributes ),
	transform: toQueryLoop,
} );
