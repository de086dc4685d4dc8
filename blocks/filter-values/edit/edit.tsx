import { __ } from '@wordpress/i18n';
import {
	announcedLabels,
	type EditProps,
	FilterEdit,
	type ListField,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';

const FIELDS = (): ListField[] => [
	{ name: 'title', label: __( 'Heading', 'frontage' ), kind: 'text' },
	{
		name: 'source',
		label: __( 'Filter by', 'frontage' ),
		kind: 'choice',
		options: {
			author: __( 'Author', 'frontage' ),
			field: __( 'Custom field', 'frontage' ),
			...announcedLabels( 'filterSources' ),
		},
		isAddition: () => true,
	},
	{
		name: 'field',
		label: __( 'Custom field', 'frontage' ),
		help: __(
			'The key of a field that the site shares in the REST API. Others stay private.',
			'frontage'
		),
		kind: 'text',
		when: ( { source } ) => source === 'field',
	},
	{
		name: 'count',
		label: __( 'Number of values', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 50,
	},
	{
		name: 'match',
		label: __( 'When several values are selected', 'frontage' ),
		kind: 'choice',
		options: {
			any: __( 'Show posts with any of them', 'frontage' ),
			all: __( 'Show posts with all of them', 'frontage' ),
			one: __( 'Allow only one at a time', 'frontage' ),
		} satisfies Record< Attributes[ 'match' ], string >,
		when: ( { source } ) => source !== 'author',
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
