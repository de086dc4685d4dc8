import { postList } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { type ListField, ListEdit, type EditProps } from '@frontage/editor';
import { layOutMasonry } from '@frontage/masonry';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const FIELDS = (): ListField[] => [
	{
		name: 'skin',
		label: __( 'Card style', 'frontage' ),
		kind: 'choice',
		options: {
			classic: __( 'Classic', 'frontage' ),
			hawai: __( 'Hawai', 'frontage' ),
			standard: __( 'Standard', 'frontage' ),
			monastic: __( 'Monastic', 'frontage' ),
			stylica: __( 'Stylica', 'frontage' ),
			outbox: __( 'Outbox', 'frontage' ),
			crossroad: __( 'Crossroad', 'frontage' ),
		} satisfies Record< Attributes[ 'skin' ], string >,
	},
	{
		name: 'layout',
		label: __( 'Card layout', 'frontage' ),
		kind: 'choice',
		options: {
			grid: __( 'In rows', 'frontage' ),
			masonry: __( 'Masonry', 'frontage' ),
		} satisfies Record< Attributes[ 'layout' ], string >,
		when: ( { skin } ) => skin !== 'crossroad',
	},
	{
		name: 'columns',
		label: __( 'Columns', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 5,
		when: ( { skin } ) => skin !== 'crossroad',
	},
	{
		name: 'hasMore',
		label: __( 'Show link to more posts', 'frontage' ),
		kind: 'toggle',
	},
	{
		name: 'moreText',
		label: __( 'Link text', 'frontage' ),
		kind: 'text',
		placeholder: __( 'Load more', 'frontage' ),
		when: ( { hasMore } ) => !! hasMore,
	},
	{
		name: 'emptyText',
		label: __( 'Text when no posts are found', 'frontage' ),
		kind: 'text',
	},
];

/** Closes the gaps as visitors' pages do. */
function withoutGaps( root: HTMLElement ) {
	const stop = new AbortController();
	const list = root.querySelector< HTMLElement >(
		'.is-masonry .frontage-post-grid__items'
	);
	if ( list ) {
		layOutMasonry( list, stop.signal );
	}
	return () => stop.abort();
}

/** The list's element, as `render.php` prints it. */
const frameOf = ( { skin, columns, ratio }: Attributes ) => ( {
	className: `frontage-post-grid has-skin-${ skin }`,
	style: {
		'--frontage-card-ratio': ratio,
		'--frontage-post-grid-columns': skin === 'crossroad' ? 1 : columns,
	},
} );

const PREVIEW = { onShown: withoutGaps };

export const Edit = ( props: EditProps< Attributes > ) => (
	<ListEdit
		{ ...props }
		metadata={ metadata }
		icon={ postList }
		fields={ FIELDS() }
		preview={ PREVIEW }
		frame={ frameOf( props.attributes ) }
	/>
);
