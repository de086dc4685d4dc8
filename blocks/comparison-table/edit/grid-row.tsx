import { __, sprintf } from '@wordpress/i18n';
import { withCell, withMovedRow, withRow, withoutRow } from './comparison';
import { Entry } from './entry';
import type { GridProps } from './grid-props';
import { LineMenu } from './line-menu';

/** A feature with its cells, or the title of a group. */
export function GridRow( {
	at,
	comparison,
	onChange,
}: GridProps & { at: number } ) {
	const { columns, rows } = comparison;
	const { kind, label, tip = '', cells } = rows[ at ]!;
	const name =
		label ||
		/* translators: %d: position of a row. */
		sprintf( __( 'Row %d', 'frontage' ), at + 1 );
	return (
		<tr className={ kind && 'frontage-comparison-grid__group' }>
			<td colSpan={ kind ? columns.length + 1 : 1 }>
				<Entry
					label={
						kind
							? __( 'Title of the group', 'frontage' )
							: __( 'Feature', 'frontage' )
					}
					value={ label }
					onChange={ ( changed ) =>
						onChange(
							withRow( comparison, at, { label: changed } )
						)
					}
				/>
				{ ! kind && (
					<Entry
						className="frontage-comparison-grid__tip"
						label={ __( 'Explanation', 'frontage' ) }
						value={ tip }
						onChange={ ( changed ) =>
							onChange(
								withRow( comparison, at, { tip: changed } )
							)
						}
					/>
				) }
				<LineMenu
					name={ name }
					at={ at }
					count={ rows.length }
					onMove={ ( to ) =>
						onChange( withMovedRow( comparison, at, to ) )
					}
					onRemove={ () => onChange( withoutRow( comparison, at ) ) }
					more={
						kind
							? [
									{
										title:
											kind === 'group'
												? __(
														'Close at first',
														'frontage'
													)
												: __(
														'Open at first',
														'frontage'
													),
										onClick: () =>
											onChange(
												withRow( comparison, at, {
													kind:
														kind === 'group'
															? 'closed'
															: 'group',
												} )
											),
									},
								]
							: []
					}
				/>
			</td>
			{ ! kind &&
				columns.map( ( column, position ) => (
					<td key={ position }>
						<Entry
							label={ `${ name }: ${ column.name || position + 1 }` }
							placeholder={ __( 'yes', 'frontage' ) }
							value={ cells[ position ] ?? '' }
							onChange={ ( changed ) =>
								onChange(
									withCell(
										comparison,
										at,
										position,
										changed
									)
								)
							}
						/>
					</td>
				) ) }
		</tr>
	);
}
