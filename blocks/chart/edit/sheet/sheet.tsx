import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Cells } from '@frontage/editor';
import { Cell } from './cell';
import { LineMenu } from './line-menu';
import {
	canAddColumn,
	canAddRow,
	pasted,
	withColumn,
	withColumnAt,
	withRow,
	withRowAt,
	withText,
	withoutColumn,
	withoutRow,
} from './cells';

interface Props {
	cells: Cells;
	/** Returns a number as saved; empty if it is none. */
	read: ( typed: string ) => string;
	/** Called with another sheet, and whether undo takes this change back alone. */
	onChange: ( cells: Cells, isStep: boolean ) => void;
	/** Called if pasted cells did not fit. */
	onCut: () => void;
}

/** Name of a series, a row, or of its place. */
const nameOf = ( text: string | undefined, at: number ) => text || String( at );

/** A small spreadsheet: arrows and Enter move, pasted cells go where the cursor is. */
export function Sheet( { cells, read, onChange, onCut }: Props ) {
	const table = useRef< HTMLTableElement >( null );
	const next = useRef( '' );
	const focus = ( place: string ) =>
		table.current
			?.querySelector< HTMLElement >( `[data-cell="${ place }"]` )
			?.focus();
	useEffect( () => {
		if ( next.current ) {
			focus( next.current );
			next.current = '';
		}
	} );
	const columns = cells[ 0 ]?.length ?? 1;

	const move = ( row: number, column: number ) => {
		if ( row === cells.length && canAddRow( cells ) ) {
			next.current = `${ row }:${ column }`;
			onChange( withRow( cells, row ), true );
		} else {
			focus( `${ row }:${ column }` );
		}
	};
	const paste = ( row: number, column: number, texts: Cells ) => {
		const { cells: all, isCut } = pasted( cells, row, column, texts );
		onChange( all, true );
		if ( isCut ) {
			onCut();
		}
	};
	const cell = ( row: number, column: number ) => (
		<Cell
			label={ labelOf( cells, row, column ) }
			text={ cells[ row ]?.[ column ] ?? '' }
			place={ `${ row }:${ column }` }
			isNumber={ row > 0 && column > 0 }
			read={ row && column ? read : ( typed ) => typed }
			onChange={ ( text ) =>
				onChange( withText( cells, row, column, text ), false )
			}
			onPaste={ ( texts ) => paste( row, column, texts ) }
			onMove={ ( down, across ) => move( row + down, column + across ) }
		/>
	);
	const columnMenu = ( column: number ) => (
		<LineMenu
			label={ sprintf(
				/* translators: %s: name of a column. */
				__( 'Options for column %s', 'frontage' ),
				nameOf( cells[ 0 ]?.[ column ], column )
			) }
			isRow={ false }
			at={ column - 1 }
			count={ columns - 1 }
			canAdd={ canAddColumn( cells ) }
			onMove={ ( to ) =>
				onChange( withColumnAt( cells, column, to + 1 ), true )
			}
			onAdd={ ( at ) => onChange( withColumn( cells, at + 1 ), true ) }
			onRemove={ () => onChange( withoutColumn( cells, column ), true ) }
		/>
	);
	const rowMenu = ( row: number ) => (
		<LineMenu
			label={ sprintf(
				/* translators: %s: name of a row. */
				__( 'Options for row %s', 'frontage' ),
				nameOf( cells[ row ]?.[ 0 ], row )
			) }
			isRow
			at={ row - 1 }
			count={ cells.length - 1 }
			canAdd={ canAddRow( cells ) }
			onMove={ ( to ) =>
				onChange( withRowAt( cells, row, to + 1 ), true )
			}
			onAdd={ ( at ) => onChange( withRow( cells, at + 1 ), true ) }
			onRemove={ () => onChange( withoutRow( cells, row ), true ) }
		/>
	);
	return (
		<div className="frontage-chart-sheet">
			<div className="frontage-chart-sheet__scroller">
				<table
					ref={ table }
					aria-label={ __( 'Numbers of the chart', 'frontage' ) }
				>
					<tbody>
						<tr>
							<td />
							{ range( columns ).map( ( column ) => (
								<td key={ column }>
									{ column > 0 && columnMenu( column ) }
								</td>
							) ) }
						</tr>
						{ range( cells.length ).map( ( row ) => (
							<tr key={ row }>
								<td>{ row > 0 && rowMenu( row ) }</td>
								{ range( columns ).map( ( column ) => (
									<td key={ column }>
										{ cell( row, column ) }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<Button
				variant="secondary"
				size="compact"
				disabled={ ! canAddRow( cells ) }
				accessibleWhenDisabled
				onClick={ () =>
					onChange( withRow( cells, cells.length ), true )
				}
			>
				{ __( 'Add row', 'frontage' ) }
			</Button>
			<Button
				variant="secondary"
				size="compact"
				disabled={ ! canAddColumn( cells ) }
				accessibleWhenDisabled
				onClick={ () => onChange( withColumn( cells, columns ), true ) }
			>
				{ __( 'Add column', 'frontage' ) }
			</Button>
		</div>
	);
}

const range = ( length: number ) => Array.from( { length }, ( _, at ) => at );

/** Names a cell by its row and column. */
function labelOf( cells: Cells, row: number, column: number ): string {
	if ( ! row && ! column ) {
		return __( 'Heading of the labels', 'frontage' );
	}
	if ( ! row ) {
		/* translators: %d: number of a column. */
		return sprintf( __( 'Name of column %d', 'frontage' ), column );
	}
	if ( ! column ) {
		/* translators: %d: number of a row. */
		return sprintf( __( 'Label of row %d', 'frontage' ), row );
	}
	return sprintf(
		/* translators: 1: label of a row, 2: name of a column. */
		__( '%1$s, %2$s', 'frontage' ),
		nameOf( cells[ row ]?.[ 0 ], row ),
		nameOf( cells[ 0 ]?.[ column ], column )
	);
}
