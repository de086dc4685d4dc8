import { __ } from '@wordpress/i18n';

interface Choice {
	name: 'openMode' | 'headingLevel' | 'icon' | 'iconSide';
	label: string;
	options: { value: string; label: string }[];
}

/** Settings with a few values each, in the order of the sidebar. */
export const CHOICES: Choice[] = [
	{
		name: 'openMode',
		label: __( 'Open items', 'frontage' ),
		options: [
			{ value: 'single', label: __( 'One, always', 'frontage' ) },
			{
				value: 'collapsible',
				label: __( 'One or none', 'frontage' ),
			},
			{ value: 'multiple', label: __( 'As many as wanted', 'frontage' ) },
		],
	},
	{
		name: 'headingLevel',
		label: __( 'Titles are', 'frontage' ),
		options: [
			{ value: 'h2', label: __( 'Headings of level 2', 'frontage' ) },
			{ value: 'h3', label: __( 'Headings of level 3', 'frontage' ) },
			{ value: 'h4', label: __( 'Headings of level 4', 'frontage' ) },
			{ value: 'h5', label: __( 'Headings of level 5', 'frontage' ) },
			{ value: 'h6', label: __( 'Headings of level 6', 'frontage' ) },
			{ value: 'span', label: __( 'No headings', 'frontage' ) },
		],
	},
	{
		name: 'icon',
		label: __( 'Icon', 'frontage' ),
		options: [
			{ value: 'chevron', label: __( 'Chevron', 'frontage' ) },
			{ value: 'plus', label: __( 'Plus and minus', 'frontage' ) },
			{ value: 'none', label: __( 'None', 'frontage' ) },
		],
	},
	{
		name: 'iconSide',
		label: __( 'Icon’s place', 'frontage' ),
		options: [
			{ value: 'start', label: __( 'Before the title', 'frontage' ) },
			{ value: 'end', label: __( 'At the end of the line', 'frontage' ) },
		],
	},
];
