import { gallery } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import {
	type ListField,
	ListEdit,
	taxonomyField,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const FIELDS = (): ListField[] => [
	{
		name: 'layout',
		label: __( 'Layout', 'frontage' ),
		kind: 'choice',
		options: {
			grid: __( 'Grid', 'frontage' ),
			masonry: __( 'Masonry', 'frontage' ),
			row: __( 'Swipeable row', 'frontage' ),
		} satisfies Record< Attributes[ 'layout' ], string >,
	},
	{
		name: 'hasFilter',
		label: __( 'Show category filter', 'frontage' ),
		kind: 'toggle',
	},
	taxonomyField( __( 'Taxonomy', 'frontage' ) ),
	{
		name: 'itemsPerPage',
		label: __( 'Projects per page', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 50,
	},
];

export const Edit = ( props: EditProps< Attributes > ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ gallery }
		fields={ FIELDS() }
		card={ [] }
	/>
);
