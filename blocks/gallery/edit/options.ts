import { __, _x } from '@wordpress/i18n';
import type { Choice } from '@frontage/editor';
import type { Attributes } from '../attributes';

type Arrangement = NonNullable< Attributes[ 'arrangement' ] >;

/** Labels by ratio. */
export const RATIOS: Record< Attributes[ 'ratio' ], string > = {
	original: __( 'Original', 'frontage' ),
	'1/1': __( 'Square', 'frontage' ),
	'4/3': __( 'Standard (4:3)', 'frontage' ),
	'3/2': __( 'Classic (3:2)', 'frontage' ),
	'16/9': __( 'Wide (16:9)', 'frontage' ),
	'3/4': __( 'Portrait (3:4)', 'frontage' ),
	'2/3': __( 'Classic portrait (2:3)', 'frontage' ),
};

const ARRANGEMENTS: Record< Arrangement, string > = {
	grid: __( 'Grid', 'frontage' ),
	masonry: __( 'Masonry', 'frontage' ),
	carousel: __( 'Carousel', 'frontage' ),
};

const FITS: Record< Attributes[ 'fit' ], string > = {
	cover: __( 'Crop to fill', 'frontage' ),
	contain: __( 'Show the whole image', 'frontage' ),
};

const CAPTIONS: Record< Attributes[ 'captions' ], string > = {
	below: __( 'Below the image', 'frontage' ),
	over: __( 'Over the image', 'frontage' ),
	none: __( 'None', 'frontage' ),
};

const LINKS: Record< Attributes[ 'linkTo' ], string > = {
	none: _x( 'None', 'link destination', 'frontage' ),
	file: __( 'Image file (lightbox)', 'frontage' ),
	page: __( 'Attachment page', 'frontage' ),
};

/** The choices for the author, with labels by value. */
export const CHOICES: Choice< Attributes >[] = [
	{
		name: 'arrangement',
		label: __( 'Layout', 'frontage' ),
		options: ARRANGEMENTS,
	},
	{
		name: 'ratio',
		label: __( 'Aspect ratio', 'frontage' ),
		options: RATIOS,
	},
	{ name: 'fit', label: __( 'Fit', 'frontage' ), options: FITS },
	{
		name: 'captions',
		label: __( 'Captions', 'frontage' ),
		options: CAPTIONS,
	},
	{ name: 'linkTo', label: __( 'Link to', 'frontage' ), options: LINKS },
];
