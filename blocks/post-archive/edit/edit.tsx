import { archive } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { type ListField, ListEdit, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const FIELDS = (): ListField[] => [
	{
		name: 'columns',
		label: __( 'Columns', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 4,
	},
	{
		name: 'hasCalendar',
		label: __( 'Show calendar of posts', 'frontage' ),
		kind: 'toggle',
	},
];

export const Edit = ( props: EditProps< Attributes > ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ archive }
		fields={ FIELDS() }
	/>
);
