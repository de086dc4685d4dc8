import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { withPictures, type Variation } from '@frontage/editor';
import { isVideo, type MediaFile } from '@frontage/editor/slides';
import { PRESETS } from '@frontage/carousel/presets';
import type { ItemKind as Kind } from './types';
import type { Attributes } from '../attributes';

type Template = [ string, Record< string, unknown >, Template[]? ];

/** Block for team members, unless the owner has switched it off. */
const PERSON = 'frontage/member';
/** Text of core's blocks, whose own attributes for it differ between versions. */
const CENTERED_TEXT = { className: 'has-text-align-center' };
const CENTRED = { style: { typography: { textAlign: 'center' } } };

const ITEMS: Record< Kind, () => Template > = {
	carousel: () => [
		'core/group',
		{},
		[
			[
				'core/heading',
				{ level: 3, placeholder: __( 'Title', 'frontage' ) },
			],
			[
				'core/paragraph',
				{ placeholder: __( 'Add text…', 'frontage' ) },
			],
		],
	],
	team: () =>
		getBlockType( PERSON )
			? [ PERSON, CENTRED ]
			: [
					'core/group',
					{},
					[
						[ 'core/image', { aspectRatio: '1', scale: 'cover' } ],
						[
							'core/heading',
							{
								level: 3,
								...CENTERED_TEXT,
								placeholder: __( 'Name', 'frontage' ),
							},
						],
						[
							'core/paragraph',
							{
								...CENTERED_TEXT,
								placeholder: __( 'Job title', 'frontage' ),
							},
						],
					],
				],
	logos: () => [ 'core/image', {} ],
};

const build = ( [ name, attributes, inner = [] ]: Template ): Block =>
	createBlock( name, attributes, inner.map( build ) );

/** Creates one more item of a kind. */
export const newItem = ( kind: Kind ) => build( ITEMS[ kind ]() );

/** Creates the initial items of a carousel. */
export const newItems = ( kind: Kind ) =>
	Array.from( { length: 4 }, () => newItem( kind ) );

/**
 * Creates items from media files.
 *
 * @param kind  Kind of carousel.
 * @param files Selected or dropped files.
 */
export const itemsOf = ( kind: Kind, files: MediaFile[] ): Block[] =>
	files.map( ( file ) => {
		const { id, url, alt } = file;
		if ( isVideo( file ) ) {
			return createBlock( 'core/video', { id, src: url } );
		}
		return kind === 'team' && getBlockType( PERSON )
			? createBlock( PERSON, { ...CENTRED, id, url, alt } )
			: createBlock( 'core/image', { id, url, alt } );
	} );

const kinds: Variation< Attributes >[] = [
	{
		name: 'carousel',
		title: __( 'Carousel', 'frontage' ),
		description: __( 'Any blocks in a row.', 'frontage' ),
		attributes: { kind: 'carousel', speed: PRESETS.columns.speed },
		scope: [ 'transform' ],
	},
	{
		name: 'team',
		title: __( 'Team Carousel', 'frontage' ),
		description: __( 'Portraits, names, and job titles.', 'frontage' ),
		attributes: { kind: 'team', speed: PRESETS.columns.speed },
		example: withPictures( {
			attributes: { columns: 3 },
			innerBlocks: Object.entries( {
				ada: 'Ada Berg',
				ben: 'Björn Sand',
				dilek: 'Dilek Ay',
			} ).map( ( [ file, name ] ) => ( {
				name: PERSON,
				attributes: { ...CENTRED, name, url: `${ file }.webp` },
				innerBlocks: [],
			} ) ),
			viewportWidth: 800,
		} ),
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'logos',
		title: __( 'Logo Carousel', 'frontage' ),
		description: __(
			'Logos of customers or partners in a looping row.',
			'frontage'
		),
		attributes: {
			kind: 'logos',
			columns: 5,
			loop: true,
			speed: PRESETS.columns.speed,
			hasDots: false,
		},
		innerBlocks: Array.from( { length: 4 }, ITEMS.logos ),
		example: withPictures( {
			attributes: {},
			innerBlocks: [ 'leaf', 'wave', 'sun', 'peak', 'boat' ].map(
				( mark ) => ( {
					name: 'core/image',
					attributes: { url: `mark-${ mark }.webp` },
					innerBlocks: [],
				} )
			),
			viewportWidth: 800,
		} ),
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'posts',
		title: __( 'Post Carousel', 'frontage' ),
		description: __( 'Several of your posts side by side.', 'frontage' ),
		attributes: {
			kind: 'posts',
			query: { perPage: 9 },
			speed: PRESETS.columns.speed,
		},
		// Existing carousels cannot be changed to this kind, which would hide their inner blocks.
		scope: [ 'inserter' ],
		example: { attributes: { columns: 2, query: { perPage: 3 } } },
	},
	{
		name: 'images',
		title: __( 'Dynamic Image Carousel', 'frontage' ),
		description: __(
			'Images of the post, of a custom field, or of a media category.',
			'frontage'
		),
		attributes: {
			kind: 'images',
			fit: 'cover',
			source: { kind: 'attached' },
			speed: PRESETS.columns.speed,
		},
		scope: [ 'inserter' ],
	},
];

/** The kinds of carousel, offered as variations in the inserter. */
export const variations = kinds.map( ( kind ): Variation< Attributes > => ( {
	...kind,
	isActive: [ 'kind' ],
} ) );
