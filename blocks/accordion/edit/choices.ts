import { __ } from '@wordpress/i18n';
import type { Choice } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** Settings with a few fixed values, in sidebar order. */
export const CHOICES: Choice< Attributes >[] = [
	{
		name: 'openMode',
		label: __( 'Open items', 'frontage' ),
		options: {
			single: __( 'Always one', 'frontage' ),
			collapsible: __( 'One or none', 'frontage' ),
			multiple: __( 'Any number', 'frontage' ),
		},
	},
	{
		name: 'headingLevel',
		label: __( 'Heading level', 'frontage' ),
		options: {
			h2: __( 'Heading 2', 'frontage' ),
			h3: __( 'Heading 3', 'frontage' ),
			h4: __( 'Heading 4', 'frontage' ),
			h5: __( 'Heading 5', 'frontage' ),
			h6: __( 'Heading 6', 'frontage' ),
			span: __( 'No heading', 'frontage' ),
		},
	},
	{
		name: 'icon',
		label: __( 'Icon', 'frontage' ),
		options: {
			chevron: __( 'Chevron', 'frontage' ),
			plus: __( 'Plus and minus', 'frontage' ),
			none: __( 'None', 'frontage' ),
		},
	},
	{
		name: 'iconSide',
		label: __( 'Icon position', 'frontage' ),
		options: {
			start: __( 'Before the title', 'frontage' ),
			end: __( 'At the end of the line', 'frontage' ),
		},
	},
];
