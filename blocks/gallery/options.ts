/** What the author can choose from. */
import { __ } from '@wordpress/i18n';

export const RATIOS = [
	{ value: 'original', label: __( 'Original', 'frontage' ) },
	{ value: '1/1', label: __( 'Square', 'frontage' ) },
	{ value: '4/3', label: __( 'Standard (4:3)', 'frontage' ) },
	{ value: '3/2', label: __( 'Classic (3:2)', 'frontage' ) },
	{ value: '16/9', label: __( 'Wide (16:9)', 'frontage' ) },
	{ value: '3/4', label: __( 'Portrait (3:4)', 'frontage' ) },
	{ value: '2/3', label: __( 'Classic portrait (2:3)', 'frontage' ) },
];

export const FITS = [
	{ value: 'cover', label: __( 'Crop to fill', 'frontage' ) },
	{ value: 'contain', label: __( 'Show the whole image', 'frontage' ) },
];

export const CAPTIONS = [
	{ value: 'below', label: __( 'Below the image', 'frontage' ) },
	{ value: 'over', label: __( 'Over the image', 'frontage' ) },
	{ value: 'none', label: __( 'None', 'frontage' ) },
];

export const LINKS = [
	{ value: 'none', label: __( 'Nothing', 'frontage' ) },
	{ value: 'file', label: __( 'Image file', 'frontage' ) },
	{ value: 'page', label: __( 'Attachment page', 'frontage' ) },
];
