import { __ } from '@wordpress/i18n';
import { type EditProps, FilterEdit, type ListField } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';

const FIELDS = (): ListField[] => [
	{ name: 'title', label: __( 'Heading', 'frontage' ), kind: 'text' },
	{
		name: 'hasPeriods',
		label: __( 'Show years and months', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'hasCounts',
		label: __( 'Show number of posts', 'frontage' ),
		kind: 'toggle',
		when: ( { hasPeriods } ) => hasPeriods !== false,
	},
	{
		name: 'hasDays',
		label: __( 'Show first and last day', 'frontage' ),
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
