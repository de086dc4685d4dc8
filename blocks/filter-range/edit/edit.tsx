import { __ } from '@wordpress/i18n';
import { type EditProps, FilterEdit, type ListField } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';

const FIELDS = (): ListField[] => [
	{ name: 'title', label: __( 'Heading', 'frontage' ), kind: 'text' },
	{
		name: 'field',
		label: __( 'Custom field', 'frontage' ),
		help: __(
			'The key of a field that the site shares in the REST API. Others stay private.',
			'frontage'
		),
		kind: 'text',
	},
	{
		name: 'step',
		label: __( 'Step', 'frontage' ),
		kind: 'number',
		min: 0.01,
		max: 1000,
		step: 0.01,
	},
	{
		name: 'prefix',
		label: __( 'Before numbers', 'frontage' ),
		kind: 'text',
		placeholder: '$',
	},
	{
		name: 'suffix',
		label: __( 'After numbers', 'frontage' ),
		kind: 'text',
		placeholder: '€',
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
