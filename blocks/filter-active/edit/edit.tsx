import { __ } from '@wordpress/i18n';
import { type EditProps, FilterEdit, type ListField } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { SampleChips } from './sample';

const FIELDS = (): ListField[] => [
	{
		name: 'hasCount',
		label: __( 'Show number of posts', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'hasReset',
		label: __( 'Show link that clears all filters', 'frontage' ),
		kind: 'toggle',
	},
];

export const Edit = ( props: EditProps< Attributes > ) => (
	<FilterEdit
		{ ...props }
		metadata={ metadata }
		icon={ icon }
		fields={ FIELDS() }
		sample={ <SampleChips { ...props.attributes } /> }
	/>
);
