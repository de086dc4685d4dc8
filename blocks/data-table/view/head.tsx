import { nameOf, pressed, sortsOf } from './state';
import type { Parameters, TableProps } from './types';

interface Props extends TableProps {
	state: Parameters;
	/** Whether a press adds a column to the order, as with Shift. */
	isAdding: boolean;
	onSort: ( sort: string ) => void;
}

const NAMES: Record< string, 'ascending' | 'descending' > = {
	1: 'ascending',
	'-1': 'descending',
};

const NUMBERS = [ 'number', 'currency', 'percent' ];

/** Headings; those of several columns are above theirs. Mirrors `Table_Markup` in PHP. */
export function Head( props: Props ) {
	const { columns, isStacked } = props;
	const groups = columns.map( ( { group = '' } ) => group );
	const hasGroups = groups.some( Boolean );
	const role = ( name: string ) => ( isStacked ? name : undefined );
	const first: JSX.Element[] = [];
	const second: JSX.Element[] = [];
	for ( const [ at, group ] of groups.entries() ) {
		( hasGroups && ! group ? first : second ).push(
			<Heading
				key={ at }
				{ ...props }
				at={ at }
				rows={ hasGroups && ! group ? 2 : undefined }
			/>
		);
		if ( group && groups[ at - 1 ] !== group ) {
			const span = groups.findIndex(
				( other, to ) => to > at && other !== group
			);
			first.push(
				<th
					key={ `group-${ at }` }
					className="frontage-data-table__group"
					scope="colgroup"
					colSpan={ ( span < 0 ? groups.length : span ) - at }
					role={ role( 'columnheader' ) }
				>
					{ group }
				</th>
			);
		}
	}
	if ( ! columns.some( ( { label } ) => label ) ) {
		return null;
	}
	return (
		<thead role={ role( 'rowgroup' ) }>
			{ [ first, second ].map(
				( cells, at ) =>
					cells.length > 0 && (
						<tr key={ at } role={ role( 'row' ) }>
							{ cells }
						</tr>
					)
			) }
		</thead>
	);
}

function Heading( {
	id,
	columns,
	hasSorting,
	isStacked,
	state,
	isAdding,
	onSort,
	at,
	rows,
}: Props & { at: number; rows?: number } ) {
	const { label = '', type } = columns[ at ]!;
	const sorts = sortsOf( state.sort );
	const place = sorts.findIndex( ( [ column ] ) => column === at );
	const direction =
		place < 0 ? undefined : NAMES[ String( sorts[ place ]![ 1 ] ) ];
	return (
		<th
			className={ NUMBERS.includes( type ) ? 'is-number' : undefined }
			scope="col"
			rowSpan={ rows }
			aria-sort={ place ? undefined : direction }
			role={ isStacked ? 'columnheader' : undefined }
		>
			{ hasSorting && label ? (
				<button
					type="submit"
					className="frontage-data-table__sort"
					form={ `${ id }-form` }
					name={ nameOf( id, 'sort' ) }
					value={ pressed( state.sort, at, false ) }
					data-sort={ direction }
					onClick={ ( event ) => {
						event.preventDefault();
						onSort(
							pressed(
								state.sort,
								at,
								isAdding || event.shiftKey
							)
						);
					} }
				>
					{ label }
				</button>
			) : (
				label
			) }
		</th>
	);
}
