import { __ } from '@wordpress/i18n';
import { type EditProps, FilterEdit, type ListField } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';

const FIELDS = (): ListField[] => [
	{ name: 'title', label: __( 'Heading', 'frontage' ), kind: 'text' },
	{
		name: 'placeholder',
		label: __( 'Placeholder', 'frontage' ),
		kind: 'text',
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
