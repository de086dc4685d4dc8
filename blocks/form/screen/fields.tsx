import { __ } from '@wordpress/i18n';
import type { Entry, Overview } from './types';
import { When } from './when';
import { elements, mailNames, senderOf, stateNames } from './labels';

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
	filterBy?: { operators: 'is'[] } | false;
	enableGlobalSearch?: boolean;
	enableHiding?: boolean;
	enableSorting?: boolean;
}

function Mark( { entry }: { entry: Entry } ) {
	const isLate = entry.mail === 'waiting' && entry.tries > 0;
	return (
		<>
			{ entry.answered && (
				<span className="frontage-inbox__mark">
					{ __( 'Answered', 'frontage' ) }
				</span>
			) }
			{ ( isLate || entry.mail === 'failed' ) && (
				<span className="frontage-inbox__mark is-bad">
					{ isLate
						? __( 'Email delayed', 'frontage' )
						: __( 'Email failed', 'frontage' ) }
				</span>
			) }
		</>
	);
}

function Sender( { item }: { item: Entry } ) {
	const isUnread = item.state === 'new';
	const Weight = isUnread ? 'strong' : 'span';
	return (
		<span className="frontage-inbox__sender">
			<Weight>
				<bdi>{ senderOf( item ) }</bdi>
			</Weight>
			{ isUnread && (
				<span className="screen-reader-text">
					{ __( '(unread)', 'frontage' ) }
				</span>
			) }
		</span>
	);
}

function Subject( { item }: { item: Entry } ) {
	const Weight = item.state === 'new' ? 'strong' : 'span';
	return (
		<span className="frontage-inbox__message">
			<span className="frontage-inbox__when">
				<When time={ item.created } />
			</span>
			<span className="frontage-inbox__text">
				<Weight>
					<bdi>{ item.subject }</bdi>
				</Weight>
				{ item.excerpt && (
					<>
						{ ' – ' }
						<bdi>{ item.excerpt }</bdi>
					</>
				) }
			</span>
			<Mark entry={ item } />
		</span>
	);
}

/** Returns the columns and filters of the list. */
export const fieldsOf = ( { forms, fields }: Overview ): Column[] => [
	{
		id: 'sender',
		label: __( 'From', 'frontage' ),
		enableSorting: false,
		enableHiding: false,
		enableGlobalSearch: true,
		filterBy: false,
		render: Sender,
	},
	{
		id: 'message',
		label: __( 'Message', 'frontage' ),
		enableSorting: false,
		filterBy: false,
		render: Subject,
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
		filterBy: false,
		render: ( { item } ) => <When time={ item.created } />,
	},
	{
		id: 'state',
		label: __( 'Status', 'frontage' ),
		filterBy: false, // The folders above the list are this filter.
		enableSorting: false,
		render: ( { item } ) => <span>{ stateNames()[ item.state ] }</span>,
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
