import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import type { Entry, Overview } from './types';
import { elements, mailNames, stateNames } from './words';

const only = {
	filterBy: { operators: [ 'is' as const ] },
	enableSorting: false,
};

/** A column or a filter of the list, for DataViews. */
interface Column {
	id: string;
	label: string;
	elements?: { value: string; label: string }[];
	getValue?: () => string;
	render?: ( props: { item: Entry } ) => JSX.Element;
	filterBy?: { operators: 'is'[] };
	enableGlobalSearch?: boolean;
	enableHiding?: boolean;
	enableSorting?: boolean;
}

/** Returns the columns and filters of the list. */
export const fieldsOf = ( { forms, fields }: Overview ): Column[] => [
	{
		id: 'summary',
		label: __( 'Message', 'frontage' ),
		enableSorting: false,
		enableHiding: false,
		enableGlobalSearch: true,
		render: ( { item } ) => {
			const Weight = item.state === 'new' ? 'strong' : 'span';
			return (
				<Weight className="frontage-inbox__text is-summary">
					<bdi>{ item.summary }</bdi>
				</Weight>
			);
		},
	},
	{
		id: 'form',
		label: __( 'Form', 'frontage' ),
		elements: forms.map( ( { id, title } ) => ( {
			value: id,
			label: title,
		} ) ),
		render: ( { item } ) => (
			<span className="frontage-inbox__text">
				<bdi>{ item.title }</bdi>
			</span>
		),
		...only,
	},
	{
		id: 'created',
		label: __( 'Date', 'frontage' ),
		enableSorting: false,
		render: ( { item } ) => (
			<time dateTime={ `${ item.created }Z` }>
				{ dateI18n(
					getSettings().formats.datetimeAbbreviated ??
						getSettings().formats.datetime,
					`${ item.created.replace( ' ', 'T' ) }Z`,
					undefined
				) }
			</time>
		),
	},
	{
		id: 'state',
		label: __( 'Status', 'frontage' ),
		elements: elements( stateNames() ),
		...only,
	},
	{
		id: 'mail',
		label: __( 'Email', 'frontage' ),
		elements: elements( mailNames() ),
		render: ( { item } ) => (
			<span title={ item.problem } className={ `is-mail-${ item.mail }` }>
				{ item.mail === 'waiting' && item.tries > 0
					? __( 'Failed, will retry', 'frontage' )
					: mailNames()[ item.mail ] }
			</span>
		),
		...only,
	},
	{
		id: 'field',
		label: __( 'Search in', 'frontage' ),
		elements: fields.map( ( name ) => ( { value: name, label: name } ) ),
		getValue: () => '',
		...only,
	},
];
