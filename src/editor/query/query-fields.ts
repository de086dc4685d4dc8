/** The basic settings of a list of posts. */
import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { announcedLabels } from '../announced';
import type { Field, Values } from '../list-fields';

const own = ( { inherit }: Values ) => ! inherit;

const toggle = ( name: string, label: string, help?: string ): Field => ( {
	name,
	label,
	help,
	kind: 'toggle',
	when: name === 'inherit' ? undefined : own,
} );

/** Returns the orders that modules add (`Query\Counted` in PHP). */
function counters(): Record< string, string > {
	/**
	 * Filters what else lists can be sorted by.
	 *
	 * Runs when the settings of a list are shown. Orders that other plugins announce are there already (`Query\Counted` in PHP).
	 *
	 *     addFilter( 'frontage.listOrders', 'my/stars', ( orders ) => ( { ...orders, 'count-stars': 'Stars' } ) );
	 *
	 * @since 0.3
	 * @param {Object} orders Labels by name.
	 */
	return applyFilters(
		'frontage.listOrders',
		announcedLabels( 'listOrders' )
	) as Record< string, string >;
}

const isField = ( values: Values ) =>
	own( values ) && values.orderBy === 'field';

/** Returns the fields of an order by a custom field. */
const sortFields = (): Field[] => [
	{
		name: 'sortField',
		label: __( 'Field name', 'frontage' ),
		help: __(
			'The field must be available in the REST API. Posts without it come last.',
			'frontage'
		),
		kind: 'text',
		when: isField,
	},
	{
		name: 'sortType',
		label: __( 'Sort as', 'frontage' ),
		kind: 'choice',
		options: {
			text: __( 'Text', 'frontage' ),
			number: __( 'Number', 'frontage' ),
		},
		when: isField,
	},
];

/**
 * Returns the fields of the “Posts” panel.
 *
 * @param types Labels of post types by name.
 */
export const orderFields = ( types: Record< string, string > ): Field[] => [
	toggle(
		'inherit',
		__( 'Inherit query from template', 'frontage' ),
		__(
			'Shows the posts of the current archive, search, or Query Loop.',
			'frontage'
		)
	),
	{
		name: 'postType',
		label: __( 'Post type', 'frontage' ),
		kind: 'choice',
		options: types,
		when: ( values ) => own( values ) && Object.keys( types ).length > 1,
	},
	{
		name: 'perPage',
		label: __( 'Posts per page', 'frontage' ),
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
			modified: __( 'Last modified', 'frontage' ),
			title: __( 'Title', 'frontage' ),
			comment_count: __( 'Comment count', 'frontage' ),
			menu_order: __( 'Menu order', 'frontage' ),
			author: __( 'Author', 'frontage' ),
			include: __( 'Manual order', 'frontage' ),
			...counters(),
			field: __( 'Custom field', 'frontage' ),
			random: __( 'Random (new every day)', 'frontage' ),
		},
		isAddition: ( value ) => value.startsWith( 'count-' ),
		when: own,
	},
	...sortFields(),
	{
		name: 'order',
		label: __( 'Sort order', 'frontage' ),
		kind: 'choice',
		options: {
			desc: __( 'Descending (newest first)', 'frontage' ),
			asc: __( 'Ascending (oldest first)', 'frontage' ),
		},
		when: ( values ) => own( values ) && values.orderBy !== 'random',
	},
	{
		name: 'offset',
		label: __( 'Offset', 'frontage' ),
		kind: 'number',
		max: 50,
		when: own,
	},
	toggle( 'withoutCurrent', __( 'Exclude current post', 'frontage' ) ),
	toggle( 'pictured', __( 'Only posts with a featured image', 'frontage' ) ),
	toggle( 'unique', __( 'Exclude posts shown above', 'frontage' ) ),
	toggle(
		'related',
		__( 'Related posts only', 'frontage' ),
		__(
			'Shows posts that share a category or tag with the current post.',
			'frontage'
		)
	),
];

/** Returns the fields of the “Filters” panel. */
export const filterFields = (): Field[] => [
	{ name: 'search', label: __( 'Keyword', 'frontage' ), kind: 'text' },
	{
		name: 'sticky',
		label: __( 'Sticky posts', 'frontage' ),
		kind: 'choice',
		options: {
			'': __( 'Treat like other posts', 'frontage' ),
			first: __( 'Show first', 'frontage' ),
			only: __( 'Show only sticky posts', 'frontage' ),
			exclude: __( 'Exclude', 'frontage' ),
		},
	},
	{
		name: 'days',
		label: __( 'Maximum age (days)', 'frontage' ),
		help: __( 'Set to 0 for no limit.', 'frontage' ),
		kind: 'number',
		max: 365,
	},
	{ name: 'after', label: __( 'Start date', 'frontage' ), kind: 'date' },
	{ name: 'before', label: __( 'End date', 'frontage' ), kind: 'date' },
	{
		name: 'terms',
		label: __( 'Match selected terms', 'frontage' ),
		kind: 'choice',
		options: {
			any: __( 'Any', 'frontage' ),
			all: __( 'All', 'frontage' ),
		},
	},
	{
		name: 'taxonomies',
		label: __( 'Match terms from several taxonomies', 'frontage' ),
		help: __(
			'When a category and a tag are selected, “All” requires both.',
			'frontage'
		),
		kind: 'choice',
		options: {
			all: __( 'All', 'frontage' ),
			any: __( 'Any', 'frontage' ),
		},
	},
];
