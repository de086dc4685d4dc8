import { postList } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { type ListField, ListEdit, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import { useTurning } from './use-turning';
import type { Attributes } from '../attributes';

const FIELDS = (): ListField[] => [
	{
		name: 'layout',
		label: __( 'Layout', 'frontage' ),
		kind: 'choice',
		options: {
			full: __( 'Large images', 'frontage' ),
			side: __( 'Side by side', 'frontage' ),
			grid: __( 'Grid', 'frontage' ),
		} satisfies Record< Attributes[ 'layout' ], string >,
	},
	{
		name: 'columns',
		label: __( 'Columns', 'frontage' ),
		kind: 'number',
		min: 2,
		max: 4,
		when: ( { layout } ) => layout === 'grid',
	},
	{
		name: 'hasPages',
		label: __( 'Show pagination', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'emptyText',
		label: __( 'Text when no posts are found', 'frontage' ),
		kind: 'text',
	},
];

/** The list's element, as `render.php` prints it. */
const frameOf = ( { layout, columns, ratio }: Attributes ) => ( {
	className: `frontage-blog is-${ layout }`,
	style: {
		'--frontage-card-ratio': ratio,
		'--frontage-blog-columns': columns,
	},
} );

export function Edit( props: EditProps< Attributes > ) {
	const { toolbar, preview } = useTurning( props.attributes );
	return (
		<>
			{ toolbar }
			<ListEdit
				{ ...props }
				metadata={ metadata }
				icon={ postList }
				fields={ FIELDS() }
				preview={ preview }
				frame={ frameOf( props.attributes ) }
			/>
		</>
	);
}
