import { __ } from '@wordpress/i18n';
import { withPictures, type Variation as VariationOf } from '@frontage/editor';
import { PRESETS } from '@frontage/carousel/presets';
import type { Attributes } from '../attributes';

type Variation = VariationOf< Attributes >;

/** Text of core's blocks, whose own attributes for it differ between versions. */
const CENTERED_TEXT = { className: 'has-text-align-center' };

const text = ( content: string ): NonNullable< Variation[ 'innerBlocks' ] > => [
	[ 'core/heading', { content } ],
	[ 'core/paragraph', { placeholder: __( 'Add text…', 'frontage' ) } ],
];

const slidesWith = (
	blocks: Variation[ 'innerBlocks' ]
): Variation[ 'innerBlocks' ] => [
	[ 'frontage/slide', {}, blocks ],
	[ 'frontage/slide', {}, blocks ],
	[ 'frontage/slide', {}, blocks ],
];

const scope: Variation[ 'scope' ] = [ 'inserter', 'transform' ];

const kinds: Variation[] = [
	{
		name: 'slider',
		title: __( 'Slider', 'frontage' ),
		description: __(
			'Large slides that fade into each other.',
			'frontage'
		),
		attributes: { kind: 'slider', effect: 'fade', ...PRESETS.builder },
		scope: [ 'transform' ],
	},
	{
		name: 'creative',
		title: __( 'Creative Slider', 'frontage' ),
		description: __(
			'Neighboring slides are partly visible at the sides. Text and images appear one after the other.',
			'frontage'
		),
		attributes: { kind: 'creative', effect: 'slide', ...PRESETS.creative },
		scope,
	},
	{
		name: 'testimonials',
		title: __( 'Testimonials', 'frontage' ),
		description: __( 'Customer quotes with portraits.', 'frontage' ),
		attributes: {
			kind: 'testimonials',
			effect: 'fade',
			hasArrows: false,
			...PRESETS.builder,
		},
		innerBlocks: slidesWith( [
			[ 'core/image', { align: 'center' } ],
			[
				'core/paragraph',
				{
					...CENTERED_TEXT,
					fontSize: 'large',
					placeholder: __( 'Add quote…', 'frontage' ),
				},
			],
			[
				'core/paragraph',
				{
					...CENTERED_TEXT,
					placeholder: __( 'Add name…', 'frontage' ),
				},
			],
		] ),
		example: withPictures( {
			attributes: {},
			innerBlocks: [
				{
					name: 'frontage/slide',
					attributes: {},
					innerBlocks: [
						{
							name: 'core/image',
							attributes: {
								url: 'noor.webp',
								align: 'center',
								width: '96px',
								aspectRatio: '1',
								scale: 'cover',
								className: 'is-style-rounded',
							},
						},
						{
							name: 'core/paragraph',
							attributes: {
								...CENTERED_TEXT,
								fontSize: 'large',
								content: __(
									'“We came for two nights and stayed for a week.”',
									'frontage'
								),
							},
						},
						{
							name: 'core/paragraph',
							attributes: {
								...CENTERED_TEXT,
								fontSize: 'small',
								content: __( 'Ines, Porto', 'frontage' ),
							},
						},
					],
				},
				{ name: 'frontage/slide', attributes: {}, innerBlocks: [] },
			],
		} ),
		scope,
	},
	{
		name: 'featured',
		title: __( 'Featured Slider', 'frontage' ),
		description: __(
			'Full width, with the previous and next slides visible at the sides.',
			'frontage'
		),
		attributes: {
			kind: 'featured',
			align: 'full',
			effect: 'slide',
			...PRESETS.featured,
		},
		scope,
	},
	{
		name: 'gallery',
		title: __( 'Image Slider', 'frontage' ),
		description: __( 'One image at a time, with arrows.', 'frontage' ),
		attributes: {
			kind: 'gallery',
			effect: 'slide',
			hasDots: false,
			...PRESETS.magazine,
		},
		scope,
	},
	{
		name: 'df-slider-2',
		title: __( 'Slider: Two at a Time', 'frontage' ),
		description: __(
			'Two slides side by side on wide screens if the block has wide or full width.',
			'frontage'
		),
		attributes: {
			kind: 'df-slider-2',
			effect: 'slide',
			...PRESETS.magazine,
		},
		scope: [ 'transform' ],
	},
	{
		name: 'df-slider-4',
		title: __( 'Slider: One at a Time', 'frontage' ),
		description: __(
			'One slide at a time on every screen size.',
			'frontage'
		),
		attributes: {
			kind: 'df-slider-4',
			effect: 'slide',
			...PRESETS.magazine,
		},
		scope: [ 'transform' ],
	},
];

/** The kinds of slider, offered as variations in the inserter, with the timings and rules of each document. */
export const variations = kinds.map( ( kind ): Variation => ( {
	...kind,
	isActive: [ 'kind' ],
} ) );

/** Initial slides of a text slider. */
export const START = [
	__( 'First slide', 'frontage' ),
	__( 'Second slide', 'frontage' ),
].map( text );
