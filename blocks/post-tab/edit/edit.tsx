import { pages } from '@wordpress/icons';
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
	taxonomyField( __( 'Create tabs from', 'frontage' ) ),
	{
		name: 'tabs',
		label: __( 'Tabs', 'frontage' ),
		help: __(
			'Leave empty to use the five with the most posts.',
			'frontage'
		),
		kind: 'terms',
		taxonomyIn: 'taxonomy',
	},
	{
		name: 'allText',
		label: __( 'First tab label', 'frontage' ),
		kind: 'text',
		placeholder: __( 'All', 'frontage' ),
	},
	{
		name: 'columns',
		label: __( 'Columns', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 4,
	},
	{
		name: 'hasTopicLink',
		label: __( 'Link to all posts of a topic', 'frontage' ),
		kind: 'toggle',
	},
];

/** The list's element, as `render.php` prints it. */
const frameOf = ( { columns, ratio }: Attributes ) => ( {
	className: 'frontage-post-tab',
	style: {
		'--frontage-card-ratio': ratio,
		'--frontage-post-tab-columns': columns,
	},
} );

export const Edit = ( props: EditProps< Attributes > ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ pages }
		fields={ FIELDS() }
		frame={ frameOf( props.attributes ) }
	/>
);
