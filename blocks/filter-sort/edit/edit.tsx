import { __ } from '@wordpress/i18n';
import { type EditProps, FilterEdit, type ListField } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';

const FIELDS = (): ListField[] => [
	{ name: 'title', label: __( 'Heading', 'frontage' ), kind: 'text' },
	{
		name: 'orders',
		label: __( 'Orders', 'frontage' ),
		kind: 'several',
		options: {
			newest: __( 'Newest first', 'frontage' ),
			oldest: __( 'Oldest first', 'frontage' ),
			updated: __( 'Recently updated', 'frontage' ),
			title: __( 'A → Z', 'frontage' ),
			'title-z': __( 'Z → A', 'frontage' ),
			comments: __( 'Most comments', 'frontage' ),
		},
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
