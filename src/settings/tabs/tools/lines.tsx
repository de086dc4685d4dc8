import { __, sprintf } from '@wordpress/i18n';
import { Rows } from '../../parts';
import { FieldName } from './field-name';
import type { Line, Plan } from './types';

/** The lines of a preview, grouped by kind. */
export function Lines( { plan }: { plan: Plan } ) {
	return (
		<>
			<Sort
				title={ __( 'Rejected', 'frontage' ) }
				all={ plan.counts.refused }
				lines={ plan.refused }
			/>
			<Sort
				title={ __( 'Changes', 'frontage' ) }
				all={ plan.counts.changes }
				lines={ plan.changes }
			/>
			<Sort
				title={ __( 'Skipped', 'frontage' ) }
				all={ plan.counts.skipped }
				lines={ plan.skipped }
			/>
		</>
	);
}

interface Props {
	title: string;
	/** Returns the number of results. */
	all: number;
	/** The first lines. */
	lines: Line[];
}

function Sort( { title, all, lines }: Props ) {
	if ( ! all ) {
		return null;
	}
	const isChange = lines.every( ( { why } ) => why === undefined );
	return (
		<>
			<h5>{ `${ title } (${ all.toLocaleString() })` }</h5>
			<Rows
				label={ title }
				head={
					isChange
						? [
								__( 'Item', 'frontage' ),
								__( 'Current value', 'frontage' ),
								__( 'New value', 'frontage' ),
							]
						: [
								__( 'Item', 'frontage' ),
								__( 'Reason', 'frontage' ),
							]
				}
				rows={ lines.map( ( { field, from, to, why } ) => [
					<FieldName key="field" field={ field } />,
					...( isChange ? [ shown( from ), shown( to ) ] : [ why ] ),
				] ) }
			/>
			{ all > lines.length && (
				<p className="frontage-empty">
					{ sprintf(
						/* translators: %d: number of lines that are not shown. */
						__( '… and %d more.', 'frontage' ),
						all - lines.length
					) }
				</p>
			) }
		</>
	);
}

/**
 * Formats a value for display.
 *
 * @param value Any value of a setting or counter.
 */
function shown( value: unknown ): string {
	switch ( value ) {
		case true:
			return __( 'On', 'frontage' );
		case false:
			return __( 'Off', 'frontage' );
		case '':
			return __( '(empty)', 'frontage' );
		default:
			return typeof value === 'number'
				? value.toLocaleString( document.documentElement.lang )
				: String( value );
	}
}
