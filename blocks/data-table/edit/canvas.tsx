import { useEffect, useRef, useState } from '@wordpress/element';
import { isTable, parseCells } from '@frontage/editor';
import { Cell } from './cell';
import {
	GROUPS,
	HEAD,
	MOST_ROWS,
	groupAround,
	widthOf,
	withRow,
	withText,
	type Table,
} from './model';
import { pasted } from './import';
import { Pager, ROWS } from './pager';
import { keyOf, moveOf, type Place } from './place';

interface Props {
	table: Table;
	hasRowHeaders: boolean;
	/** Called with another table, and whether undo takes this change back alone. */
	onChange: ( table: Table, isStep: boolean ) => void;
	place: Place | null;
	onPlace: ( place: Place ) => void;
	caption: JSX.Element | null;
}

/** The table as visitors see it, edited as in a spreadsheet: arrows, Tab and Enter move, copied cells go where the cursor is. */
export function Canvas( props: Props ) {
	const { table, hasRowHeaders, onChange, place, onPlace, caption } = props;
	const element = useRef< HTMLTableElement >( null );
	const next = useRef( '' );
	const [ page, setPage ] = useState( 0 );
	const width = widthOf( table );
	const count = table.rows.length;
	const pages = Math.max( 1, Math.ceil( count / ROWS ) );
	const first = Math.min( page, pages - 1 ) * ROWS;
	const hasGroups = table.groups.some( Boolean );
	const hasFooter =
		table.footer.length > 0 ||
		table.columns.some( ( { total } = {} ) => total );

	useEffect( () => {
		const found =
			next.current &&
			element.current?.querySelector< HTMLElement >(
				`[data-cell="${ next.current }"]`
			);
		if ( found ) {
			next.current = '';
			found.focus();
		}
	} );

	const go = ( to: Place ) => {
		next.current = keyOf( to );
		if ( to.row >= 0 && to.row < count + 1 ) {
			setPage(
				Math.floor(
					Math.min( to.row, Math.max( count, to.row ) ) / ROWS
				)
			);
		}
		onPlace( { ...to } );
	};
	const top = hasGroups ? GROUPS : HEAD;
	const bottom = hasFooter ? count : count - 1;
	const move = (
		{ row, column }: Place,
		down: number,
		across: number,
		isAlong = false
	): boolean => {
		let to = { row: row + down, column: column + across };
		if ( isAlong && ( to.column < 0 || to.column >= width ) ) {
			to =
				across > 0
					? { row: row + 1, column: 0 }
					: { row: row - 1, column: width - 1 };
		}
		if ( to.row < top || to.column < 0 || to.column >= width ) {
			return false;
		}
		if ( to.row > bottom ) {
			if ( count >= MOST_ROWS || hasFooter ) {
				return false;
			}
			onChange( withRow( table, count ), true );
		}
		go( to );
		return true;
	};
	const cell = (
		row: number,
		column: number,
		text: string,
		isHeading: boolean,
		span?: number
	) => (
		<Cell
			key={ column }
			{ ...{ table, row, column, text, isHeading, span } }
			onChange={ ( changed ) =>
				onChange(
					withText( table, row, column, changed ),
					place?.row !== row || place?.column !== column
				)
			}
		/>
	);
	const placeOf = ( target: EventTarget ): [ Place, HTMLElement ] | null => {
		const found = ( target as HTMLElement ).closest< HTMLElement >(
			'[data-cell]'
		);
		if ( ! found ) {
			return null;
		}
		const [ row = 0, column = 0 ] = found.dataset
			.cell!.split( ':' )
			.map( Number );
		return [ { row, column }, found ];
	};
	const groupCells = [];
	for ( let column = 0; column < width && hasGroups; ) {
		const [ , to ] = groupAround( table.groups, column );
		groupCells.push(
			cell(
				GROUPS,
				column,
				table.groups[ column ] ?? '',
				true,
				to - column
			)
		);
		column = to;
	}
	const columns = Array.from( { length: width }, ( _, at ) => at );
	return (
		<>
			<div className="frontage-data-table__scroller">
				<table
					ref={ element }
					className="frontage-data-table__table"
					onFocusCapture={ ( { target } ) => {
						const found = placeOf( target );
						if (
							found &&
							( ! place ||
								keyOf( place ) !== keyOf( found[ 0 ] ) )
						) {
							onPlace( found[ 0 ] );
						}
					} }
					onKeyDownCapture={ ( event ) => {
						const found = placeOf( event.target );
						const to = found && moveOf( event, found[ 1 ] );
						if (
							to &&
							move( found[ 0 ], to.down, to.across, to.isAlong )
						) {
							event.preventDefault();
							event.stopPropagation();
						} else if ( to && event.key === 'Enter' ) {
							event.preventDefault();
							event.stopPropagation();
						}
					} }
					onPasteCapture={ ( event ) => {
						const found = placeOf( event.target );
						const copied =
							event.clipboardData.getData( 'text/plain' );
						if (
							found &&
							found[ 0 ].row >= HEAD &&
							isTable( copied )
						) {
							event.preventDefault();
							event.stopPropagation();
							onChange(
								pasted(
									table,
									found[ 0 ].row,
									found[ 0 ].column,
									parseCells( copied )
								),
								true
							);
						}
					} }
				>
					{ caption }
					<thead>
						{ hasGroups && <tr>{ groupCells }</tr> }
						<tr>
							{ columns.map( ( column ) =>
								cell(
									HEAD,
									column,
									table.head[ column ] ?? '',
									true
								)
							) }
						</tr>
					</thead>
					<tbody>
						{ table.rows
							.slice( first, first + ROWS )
							.map( ( { cells }, at ) => (
								<tr key={ first + at }>
									{ columns.map( ( column ) =>
										cell(
											first + at,
											column,
											cells[ column ] ?? '',
											hasRowHeaders && ! column
										)
									) }
								</tr>
							) ) }
					</tbody>
					{ hasFooter && (
						<tfoot>
							<tr>
								{ columns.map( ( column ) =>
									cell(
										count,
										column,
										table.footer[ column ] ?? '',
										hasRowHeaders && ! column
									)
								) }
							</tr>
						</tfoot>
					) }
				</table>
			</div>
			{ pages > 1 && (
				<Pager
					first={ first }
					count={ count }
					onPage={ ( by ) =>
						setPage( Math.floor( first / ROWS ) + by )
					}
				/>
			) }
		</>
	);
}
