import { __ } from '@wordpress/i18n';
import type { Choice } from '../../../src/editor';

/** Settings with a few values each, in the order of the sidebar. */
export const CHOICES: Choice[] = [
	{
		name: 'openMode',
		label: __( 'Open items', 'frontage' ),
		options: {
			single: __( 'One, always', 'frontage' ),
			collapsible: __( 'One or none', 'frontage' ),
			multiple: __( 'As many as wanted', 'frontage' ),
		},
	},
	{
		name: 'headingLevel',
		label: __( 'Titles are', 'frontage' ),
		options: {
			h2: __( 'Headings of level 2', 'frontage' ),
			h3: __( 'Headings of level 3', 'frontage' ),
			h4: __( 'Headings of level 4', 'frontage' ),
			h5: __( 'Headings of level 5', 'frontage' ),
			h6: __( 'Headings of level 6', 'frontage' ),
			span: __( 'No headings', 'frontage' ),
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
		label: __( 'Icon’s place', 'frontage' ),
		options: {
			start: __( 'Before the title', 'frontage' ),
			end: __( 'At the end of the line', 'frontage' ),
		},
	},
];
