/** The simple choices of a list of posts. */
import { __ } from '@wordpress/i18n';
import type { Field, Values } from '../list-fields';

const own = ( { inherit }: Values ) => ! inherit;

const toggle = ( name: string, label: string, help?: string ): Field => ( {
	name,
	label,
	help,
	kind: 'toggle',
	when: name === 'inherit' ? undefined : own,
} );

/**
 * Fields of the panel “Posts”.
 *
 * @param types Labels of post types by name.
 */
export const orderFields = ( types: Record< string, string > ): Field[] => [
	toggle(
		'inherit',
		__( 'Posts of the page', 'frontage' ),
		__(
			'In an archive, a search or a Query Loop: the posts it is about.',
			'frontage'
		)
	),
	{
		name: 'postType',
		label: __( 'Type', 'frontage' ),
		kind: 'choice',
		options: types,
		when: ( values ) => own( values ) && Object.keys( types ).length > 1,
	},
	{
		name: 'perPage',
		label: __( 'Posts at once', 'frontage' ),
		kind: 'number',
		min: 1,
		max: 50,
		when: own,
	},
	{
		name: 'orderBy',
		label: __( 'Order by', 'frontage' ),
		kind: 'choice',
		options: {
			date: __( 'Date', 'frontage' ),
			modified: __( 'Last change', 'frontage' ),
			title: __( 'Title', 'frontage' ),
			comment_count: __( 'Number of comments', 'frontage' ),
			menu_order: __( 'Order of pages', 'frontage' ),
			author: __( 'Author', 'frontage' ),
			include: __( 'As chosen by hand', 'frontage' ),
		},
		when: own,
	},
	{
		name: 'order',
		label: __( 'Direction', 'frontage' ),
		kind: 'choice',
		options: {
			desc: __( 'Newest or last first', 'frontage' ),
			asc: __( 'Oldest or first first', 'frontage' ),
		},
		when: own,
	},
	{
		name: 'offset',
		label: __( 'Skip', 'frontage' ),
		kind: 'number',
		max: 50,
		when: own,
	},
	toggle(
		'withoutCurrent',
		__( 'Without the post it stands in', 'frontage' )
	),
	toggle( 'unique', __( 'Without posts shown further up', 'frontage' ) ),
	toggle(
		'related',
		__( 'Related to the post it stands in', 'frontage' ),
		__( 'Posts that share a category or tag with it.', 'frontage' )
	),
];

/** Fields of the panel “Filters”. */
export const filterFields = (): Field[] => [
	{ name: 'search', label: __( 'Words', 'frontage' ), kind: 'text' },
	{
		name: 'sticky',
		label: __( 'Sticky posts', 'frontage' ),
		kind: 'choice',
		options: {
			'': __( 'Like others', 'frontage' ),
			first: __( 'First', 'frontage' ),
			only: __( 'Only these', 'frontage' ),
			exclude: __( 'Without', 'frontage' ),
		},
	},
	{
		name: 'days',
		label: __( 'Of the last days', 'frontage' ),
		help: __( '0 is any time.', 'frontage' ),
		kind: 'number',
		max: 365,
	},
	{ name: 'after', label: __( 'From', 'frontage' ), kind: 'date' },
	{ name: 'before', label: __( 'Until', 'frontage' ), kind: 'date' },
	{
		name: 'terms',
		label: __( 'Of the chosen terms', 'frontage' ),
		kind: 'choice',
		options: {
			any: __( 'Any', 'frontage' ),
			all: __( 'All', 'frontage' ),
		},
	},
	{
		name: 'taxonomies',
		label: __( 'Of several kinds of terms', 'frontage' ),
		help: __(
			'Such as a category and a tag: whether posts need both.',
			'frontage'
		),
		kind: 'choice',
		options: {
			all: __( 'All', 'frontage' ),
			any: __( 'Any', 'frontage' ),
		},
	},
];
