import { gallery } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import {
	type ListField,
	ListEdit,
	type Values,
	taxonomyField,
} from '../../../src/editor';
import metadata from '../block.json';

interface EditProps {
	attributes: Values;
	setAttributes: ( changed: Values ) => void;
}

const FIELDS = (): ListField[] => [
	{
		name: 'layout',
		label: __( 'Layout', 'frontage' ),
		kind: 'choice',
		options: {
			grid: __( 'Grid', 'frontage' ),
			masonry: __( 'Own shapes without gaps', 'frontage' ),
			row: __( 'One row to swipe', 'frontage' ),
		},
	},
	{
		name: 'hasFilter',
		label: __( 'Categories to choose from', 'frontage' ),
		kind: 'toggle',
	},
	taxonomyField( __( 'By', 'frontage' ) ),
	{
		name: 'itemsPerPage',
		label: __( 'Works on a page', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 50,
	},
];

export const Edit = ( props: EditProps ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ gallery }
		fields={ FIELDS() }
		card={ [] }
	/>
);
