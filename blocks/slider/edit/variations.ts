import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	commentContent,
	cover,
	gallery,
	image,
	starFilled,
} from '@wordpress/icons';
import { PRESETS } from '../../../src/ui/carousel/presets';
import type { Attributes } from '../attributes';

type Variation = BlockVariation< Attributes >;

const text = ( content: string ): NonNullable< Variation[ 'innerBlocks' ] > => [
	[ 'core/heading', { content } ],
	[ 'core/paragraph', { placeholder: __( 'Add text…', 'frontage' ) } ],
];

const slidesWith = (
	blocks: Variation[ 'innerBlocks' ]
): Variation[ 'innerBlocks' ] =>
	[
		[ 'frontage/slide', {}, blocks ],
		[ 'frontage/slide', {}, blocks ],
		[ 'frontage/slide', {}, blocks ],
	] as Variation[ 'innerBlocks' ];

const scope: Variation[ 'scope' ] = [ 'inserter', 'transform' ];

/** What a slider is for, as the inserter offers it; timings and rules of each document. */
export const variations = [
	{
		name: 'slider',
		title: __( 'Slider', 'frontage' ),
		description: __(
			'Large slides that fade into each other.',
			'frontage'
		),
		icon: cover,
		attributes: { kind: 'slider', effect: 'fade', ...PRESETS.builder },
		scope: [ 'transform' ],
	},
	{
		name: 'creative',
		title: __( 'Creative slider', 'frontage' ),
		description: __(
			'Neighboring slides are partly visible at the sides. Text and images appear one after the other.',
			'frontage'
		),
		icon: starFilled,
		attributes: { kind: 'creative', effect: 'slide', ...PRESETS.creative },
		scope,
	},
	{
		name: 'testimonials',
		title: __( 'Testimonials', 'frontage' ),
		description: __( 'Customer quotes with portraits.', 'frontage' ),
		icon: commentContent,
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
					align: 'center',
					fontSize: 'large',
					placeholder: __( 'Add quote…', 'frontage' ),
				},
			],
			[
				'core/paragraph',
				{
					align: 'center',
					placeholder: __( 'Add name…', 'frontage' ),
				},
			],
		] ),
		scope,
	},
	{
		name: 'featured',
		title: __( 'Featured slider', 'frontage' ),
		description: __(
			'Full width, with the previous and next slides visible at the sides.',
			'frontage'
		),
		icon: starFilled,
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
		title: __( 'Gallery carousel', 'frontage' ),
		description: __( 'One image at a time, with arrows.', 'frontage' ),
		icon: gallery,
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
		title: __( 'Slider, two at a time', 'frontage' ),
		description: __(
			'Two slides side by side on wide screens if the block has wide or full width.',
			'frontage'
		),
		icon: cover,
		attributes: {
			kind: 'df-slider-2',
			effect: 'slide',
			...PRESETS.magazine,
		},
		scope: [ 'transform' ],
	},
	{
		name: 'df-slider-4',
		title: __( 'Slider, one at a time', 'frontage' ),
		description: __(
			'One slide at a time on every screen size.',
			'frontage'
		),
		icon: image,
		attributes: {
			kind: 'df-slider-4',
			effect: 'slide',
			...PRESETS.magazine,
		},
		scope: [ 'transform' ],
	},
].map( ( variation ) => ( {
	...variation,
	isActive: [ 'kind' ],
} ) ) as unknown as Variation[];

/** Slides of a slider that begins with words. */
export const START = [
	__( 'First slide', 'frontage' ),
	__( 'Second slide', 'frontage' ),
].map( text );
