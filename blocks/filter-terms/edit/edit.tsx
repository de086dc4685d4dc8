import { __ } from '@wordpress/i18n';
import {
	type EditProps,
	FilterEdit,
	type ListField,
	taxonomyField,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';

const FIELDS = (): ListField[] => [
	{ name: 'title', label: __( 'Heading', 'frontage' ), kind: 'text' },
	taxonomyField( __( 'Taxonomy', 'frontage' ) ),
	{
		name: 'terms',
		label: __( 'Terms', 'frontage' ),
		help: __( 'Leave empty to use those with the most posts.', 'frontage' ),
		kind: 'terms',
		taxonomyIn: 'taxonomy',
		max: 50,
	},
	{
		name: 'count',
		label: __( 'Number of terms', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 50,
		when: ( { terms } ) => ! ( terms as unknown[] )?.length,
	},
	{
		name: 'match',
		label: __( 'When several terms are selected', 'frontage' ),
		kind: 'choice',
		options: {
			any: __( 'Show posts with any of them', 'frontage' ),
			all: __( 'Show posts with all of them', 'frontage' ),
			one: __( 'Allow only one at a time', 'frontage' ),
		} satisfies Record< Attributes[ 'match' ], string >,
	},
	{
		name: 'look',
		label: __( 'Layout', 'frontage' ),
		kind: 'choice',
		options: {
			pills: __( 'Pills', 'frontage' ),
			column: __( 'Checklist', 'frontage' ),
		} satisfies Record< Attributes[ 'look' ], string >,
	},
	{
		name: 'hasCounts',
		label: __( 'Show number of posts', 'frontage' ),
		kind: 'toggle',
	},
];

export const Edit = ( props: EditProps< Attributes > ) => (
	<FilterEdit
		{ ...props }
		metadata={ metadata }
		icon={ icon }
		fields={ FIELDS() }
	/>
);
