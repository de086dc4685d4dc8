import type { Field } from '@wordpress/dataviews/wp';
import { __ } from '@wordpress/i18n';
import type { Answer, Subscriber } from './types';
import { nameOf, statuses, workOf } from './labels';

const day = ( text: string ) =>
	new Date( text ).toLocaleDateString(
		document.documentElement.lang || undefined,
		{ dateStyle: 'medium', timeZone: 'UTC' }
	);

const time = ( seconds: number ) =>
	new Date( seconds * 1000 ).toLocaleString(
		document.documentElement.lang || undefined,
		{ dateStyle: 'medium', timeStyle: 'short' }
	);

function Work( { of, none = '' }: { of: Subscriber; none?: string } ) {
	const problem = of.problem ? ' is-failed' : '';
	return (
		<span className={ `frontage-subscribers__work${ problem }` }>
			{ workOf( of, time ) || none }
		</span>
	);
}

/**
 * Returns the columns of the table.
 *
 * @param answer Response of the server.
 * @param sorted Columns that the server can sort by.
 */
export function fieldsFor(
	{ lists, names: providers }: Pick< Answer, 'lists' | 'names' >,
	sorted: string[]
): Field< Subscriber >[] {
	const names = statuses();
	const fields: Field< Subscriber >[] = [
		{
			id: 'email',
			label: __( 'Email address', 'frontage' ),
			enableGlobalSearch: true,
			enableHiding: false,
		},
		{ id: 'name', label: __( 'Name', 'frontage' ) },
		{
			id: 'status',
			label: __( 'Status', 'frontage' ),
			elements: [
				...Object.entries( names ).map( ( [ value, label ] ) => ( {
					value,
					label,
				} ) ),
				{
					value: 'waiting',
					label: __( 'With pending tasks', 'frontage' ),
				},
			],
			filterBy: { operators: [ 'is' ] },
			render: ( { item } ) => <>{ names[ item.status ] }</>,
		},
		{
			id: 'list',
			label: __( 'List', 'frontage' ),
			elements: lists.map( ( one ) => ( {
				value: `${ one.provider }\n${ one.list }`,
				label: `${ nameOf( one, providers ) } (${ one.people })`,
			} ) ),
			filterBy: { operators: [ 'is' ] },
			getValue: ( { item } ) => `${ item.provider }\n${ item.list }`,
			render: ( { item } ) => <>{ nameOf( item, providers ) }</>,
		},
		{
			id: 'created',
			label: __( 'Date added', 'frontage' ),
			render: ( { item } ) => <>{ day( item.created ) }</>,
		},
		{
			id: 'work',
			label: __( 'Delivery', 'frontage' ),
			getValue: ( { item } ) => item.task,
			render: ( { item } ) => <Work of={ item } none="–" />,
		},
		{
			id: 'summary',
			label: __( 'Summary', 'frontage' ),
			render: ( { item } ) => (
				<span className="frontage-subscribers__summary">
					{ [
						item.name,
						names[ item.status ],
						nameOf( item, providers ),
					]
						.filter( Boolean )
						.join( ' · ' ) }
					<Work of={ item } />
				</span>
			),
		},
	];
	return fields.map( ( field ) => ( {
		enableSorting: sorted.includes( field.id ),
		filterBy: false,
		...field,
	} ) );
}
