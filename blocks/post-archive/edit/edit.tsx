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

/** The list's element, as `render.php` prints it. */
const frameOf = ( { columns, ratio }: Attributes ) => ( {
	className: 'frontage-post-archive',
	style: {
		'--frontage-card-ratio': ratio,
		'--frontage-post-archive-columns': columns,
	},
} );

export const Edit = ( props: EditProps< Attributes > ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ archive }
		fields={ FIELDS() }
		frame={ frameOf( props.attributes ) }
	/>
);
