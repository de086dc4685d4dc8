import { listItem } from '@wordpress/icons';
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
	{ name: 'title', label: __( 'Heading', 'frontage' ), kind: 'text' },
	{
		name: 'headingTag',
		label: __( 'Heading level', 'frontage' ),
		kind: 'choice',
		options: { h2: 'H2', h3: 'H3', h4: 'H4' } satisfies Record<
			Attributes[ 'headingTag' ],
			string
		>,
		when: ( { title } ) => title !== '',
	},
	{
		name: 'hasLead',
		label: __( 'Feature the first post', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'hasFilter',
		label: __( 'Show topic filter', 'frontage' ),
		kind: 'toggle',
	},
	taxonomyField( __( 'Taxonomy', 'frontage' ) ),
	{
		name: 'topics',
		label: __( 'Topics', 'frontage' ),
		help: __(
			'Leave empty to use the four with the most posts.',
			'frontage'
		),
		kind: 'terms',
		taxonomyIn: 'taxonomy',
		when: ( { hasFilter } ) => !! hasFilter,
	},
];

export const Edit = ( props: EditProps< Attributes > ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ listItem }
		fields={ FIELDS() }
	/>
);
