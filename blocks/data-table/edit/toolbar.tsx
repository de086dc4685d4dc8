import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { table as icon } from '@wordpress/icons';
import {
	MOST_COLUMNS,
	MOST_ROWS,
	groupAround,
	merged,
	split,
	widthOf,
	withColumn,
	withColumnAt,
	withRow,
	withRowAt,
	withoutColumn,
	withoutRow,
	type Table,
} from './model';
import type { Place } from './place';

interface Props {
	table: Table;
	place: Place | null;
	onChange: ( table: Table ) => void;
	onPlace: ( place: Place ) => void;
}

/** What can be done with the row and the column of the cursor. */
export function TableToolbar( { table, place, onChange, onPlace }: Props ) {
	const { row, column } = place ?? { row: 0, column: 0 };
	const count = table.rows.length;
	const width = widthOf( table );
	const isBody = row >= 0 && row < count;
	const group = groupAround( table.groups, column );
	// A change of 10,000 rows is only made when it is chosen.
	const to = ( make: () => Table, where: Place ) => () => {
		onChange( make() );
		onPlace( where );
	};
	const control = (
		title: string,
		isDisabled: boolean,
		onClick: () => void
	) => ( { title, isDisabled, onClick } );
	const here = { row, column };
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ icon }
					label={ __( 'Edit rows and columns', 'frontage' ) }
					controls={ [
						[
							control(
								__( 'Insert row before', 'frontage' ),
								count >= MOST_ROWS,
								to( () => withRow( table, isBody ? row : 0 ), {
									row: isBody ? row : 0,
									column,
								} )
							),
							control(
								__( 'Insert row after', 'frontage' ),
								count >= MOST_ROWS,
								to(
									() =>
										withRow(
											table,
											isBody ? row + 1 : count
										),
									{ row: isBody ? row + 1 : count, column }
								)
							),
							control(
								__( 'Move row up', 'frontage' ),
								! isBody || row === 0,
								to( () => withRowAt( table, row, row - 1 ), {
									row: row - 1,
									column,
								} )
							),
							control(
								__( 'Move row down', 'frontage' ),
								! isBody || row === count - 1,
								to( () => withRowAt( table, row, row + 1 ), {
									row: row + 1,
									column,
								} )
							),
							control(
								__( 'Delete row', 'frontage' ),
								! isBody || count < 2,
								to( () => withoutRow( table, row ), {
									row: Math.max( 0, row - 1 ),
									column,
								} )
							),
						],
						[
							control(
								__( 'Insert column before', 'frontage' ),
								width >= MOST_COLUMNS,
								to( () => withColumn( table, column ), here )
							),
							control(
								__( 'Insert column after', 'frontage' ),
								width >= MOST_COLUMNS,
								to( () => withColumn( table, column + 1 ), {
									row,
									column: column + 1,
								} )
							),
							control(
								__( 'Move column back', 'frontage' ),
								column === 0,
								to(
									() =>
										withColumnAt(
											table,
											column,
											column - 1
										),
									{
										row,
										column: column - 1,
									}
								)
							),
							control(
								__( 'Move column forward', 'frontage' ),
								column === width - 1,
								to(
									() =>
										withColumnAt(
											table,
											column,
											column + 1
										),
									{
										row,
										column: column + 1,
									}
								)
							),
							control(
								__( 'Delete column', 'frontage' ),
								width < 2,
								to( () => withoutColumn( table, column ), {
									row,
									column: Math.max( 0, column - 1 ),
								} )
							),
						],
						[
							control(
								__(
									'Merge heading with the next column',
									'frontage'
								),
								group[ 1 ] >= width,
								to( () => merged( table, column ), here )
							),
							control(
								__(
									'Take column out of merged heading',
									'frontage'
								),
								! table.groups[ column ],
								to( () => split( table, column ), here )
							),
						],
						[
							control(
								table.footer.length
									? __(
											'Remove last row for totals',
											'frontage'
										)
									: __(
											'Add last row for totals',
											'frontage'
										),
								false,
								to(
									() =>
										table.footer.length
											? {
													...table,
													footer: [],
													columns: table.columns.map(
														( {
															total,
															...rest
														} ) => rest
													),
												}
											: {
													...table,
													footer: Array.from(
														{ length: width },
														( _, at ) =>
															at
																? ''
																: __(
																		'Total',
																		'frontage'
																	)
													),
												},
									here
								)
							),
						],
					] }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
