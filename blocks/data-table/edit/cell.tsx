import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { plain } from '@frontage/lib/plain';
import { GROUPS, HEAD, type Table } from './model';
import { keyOf } from './place';

const NUMBERS = [ 'number', 'currency', 'percent' ];

interface Props {
	table: Table;
	row: number;
	column: number;
	text: string;
	isHeading: boolean;
	/** Columns that it stands above. */
	span?: number;
	onChange: ( text: string ) => void;
}

/** A cell that is typed in place; totals are computed. */
export function Cell( props: Props ) {
	const { table, row, column, text, isHeading, span, onChange } = props;
	const { type = 'text', total } = table.columns[ column ] ?? {};
	const classes = [
		row === GROUPS && 'frontage-data-table__group',
		NUMBERS.includes( type ) && 'is-number',
	].filter( Boolean );
	// Attributes that the server prints too.
	const attributes: object = {
		colSpan: span,
		'data-cell': keyOf( { row, column } ),
		'data-label':
			row >= 0 && column ? plain( table.head[ column ] ) : undefined,
	};
	return (
		<RichText
			tagName={ isHeading ? 'th' : 'td' }
			{ ...attributes }
			className={ classes.join( ' ' ) || undefined }
			aria-label={ labelOf( table, row, column ) }
			allowedFormats={ row < 0 ? [] : undefined }
			value={ text }
			placeholder={
				row === HEAD ? __( 'Heading', 'frontage' ) : undefined
			}
			onChange={ ( changed: string ) => {
				if ( row !== table.rows.length || ! total ) {
					onChange( changed );
				}
			} }
		/>
	);
}

/** Names a cell by its column and row. */
function labelOf( { head, rows }: Table, row: number, column: number ): string {
	const name = plain( head[ column ] ) || String( column + 1 );
	if ( row === GROUPS ) {
		/* translators: %s: name of a column. */
		return sprintf( __( 'Heading above column %s', 'frontage' ), name );
	}
	if ( row === HEAD ) {
		/* translators: %d: number of a column. */
		return sprintf( __( 'Heading of column %d', 'frontage' ), column + 1 );
	}
	if ( row === rows.length ) {
		/* translators: %s: name of a column. */
		return sprintf( __( 'Last row, %s', 'frontage' ), name );
	}
	/* translators: 1: number of a row, 2: name of a column. */
	return sprintf( __( 'Row %1$d, %2$s', 'frontage' ), row + 1, name );
}
