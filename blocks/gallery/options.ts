/** What the author can choose from. */
import { __ } from '@wordpress/i18n';
import type { Name } from './edit-fields';

interface Option {
	value: string;
	label: string;
}

const RATIOS: Option[] = [
	{ value: 'original', label: __( 'Original', 'frontage' ) },
	{ value: '1/1', label: __( 'Square', 'frontage' ) },
	{ value: '4/3', label: __( 'Standard (4:3)', 'frontage' ) },
	{ value: '3/2', label: __( 'Classic (3:2)', 'frontage' ) },
	{ value: '16/9', label: __( 'Wide (16:9)', 'frontage' ) },
	{ value: '3/4', label: __( 'Portrait (3:4)', 'frontage' ) },
	{ value: '2/3', label: __( 'Classic portrait (2:3)', 'frontage' ) },
];

const FITS: Option[] = [
	{ value: 'cover', label: __( 'Crop to fill', 'frontage' ) },
	{ value: 'contain', label: __( 'Show the whole image', 'frontage' ) },
];

const CAPTIONS: Option[] = [
	{ value: 'below', label: __( 'Below the image', 'frontage' ) },
	{ value: 'over', label: __( 'Over the image', 'frontage' ) },
	{ value: 'none', label: __( 'None', 'frontage' ) },
];

const LINKS: Option[] = [
	{ value: 'none', label: __( 'Nothing', 'frontage' ) },
	{ value: 'file', label: __( 'Image file', 'frontage' ) },
	{ value: 'page', label: __( 'Attachment page', 'frontage' ) },
];

export const COLUMNS: { name: Name; label: string }[] = [
	{ name: 'columns', label: __( 'Columns', 'frontage' ) },
	{ name: 'columnsTablet', label: __( 'Columns on tablets', 'frontage' ) },
	{ name: 'columnsPhone', label: __( 'Columns on phones', 'frontage' ) },
];

export const CHOICES: { name: Name; label: string; options: Option[] }[] = [
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
