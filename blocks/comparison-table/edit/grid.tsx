import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	MOST_COLUMNS,
	withColumn,
	withMovedColumn,
	withNewColumn,
	withNewRow,
	withoutColumn,
} from './comparison';
import { Entry } from './entry';
import type { GridProps } from './grid-props';
import { GridRow } from './grid-row';
import { LineMenu } from './line-menu';

/** The names of the columns. */
function Names( { comparison, onChange }: GridProps ) {
	const { columns } = comparison;
	return (
		<tr>
			<td />
			{ columns.map( ( { name = '' }, at ) => {
				/* translators: %d: position of a column. */
				const label = sprintf( __( 'Column %d', 'frontage' ), at + 1 );
				return (
					<td key={ at }>
						<Entry
							label={ label }
							value={ name }
							onChange={ ( changed ) =>
								onChange(
									withColumn( comparison, at, {
										name: changed,
									} )
								)
							}
						/>
						<LineMenu
							name={ name || label }
							at={ at }
							count={ columns.length }
							onMove={ ( to ) =>
								onChange(
									withMovedColumn( comparison, at, to )
								)
							}
							onRemove={ () =>
								onChange( withoutColumn( comparison, at ) )
							}
						/>
					</td>
				);
			} ) }
		</tr>
	);
}

/** The fields in which authors write what is compared. */
export function Grid( { comparison, onChange }: GridProps ) {
	return (
		<>
			<div className="frontage-comparison-grid">
				<table>
					<tbody>
						<Names
							comparison={ comparison }
							onChange={ onChange }
						/>
						{ comparison.rows.map( ( _, at ) => (
							<GridRow
								key={ at }
								at={ at }
								comparison={ comparison }
								onChange={ onChange }
							/>
						) ) }
					</tbody>
				</table>
			</div>
			<div className="frontage-comparison-grid__tools">
				<Button
					variant="secondary"
					onClick={ () => onChange( withNewRow( comparison, '' ) ) }
				>
					{ __( 'Add feature', 'frontage' ) }
				</Button>
				<Button
					variant="secondary"
					onClick={ () =>
						onChange( withNewRow( comparison, 'group' ) )
					}
				>
					{ __( 'Add group', 'frontage' ) }
				</Button>
				<Button
					variant="secondary"
					accessibleWhenDisabled
					disabled={ comparison.columns.length >= MOST_COLUMNS }
					onClick={ () => onChange( withNewColumn( comparison ) ) }
				>
					{ __( 'Add column', 'frontage' ) }
				</Button>
			</div>
		</>
	);
}
