import { __, sprintf } from '@wordpress/i18n';
import { parse, type Node } from '@frontage/lib/form-rules/formula';

const fieldsOf = ( node: Node ): string[] => {
	if ( node[ 0 ] === 'field' ) {
		return [ node[ 1 ] ];
	}
	return node[ 0 ] === 'call' ? node[ 2 ].flatMap( fieldsOf ) : [];
};

/**
 * Returns what is wrong with a formula; empty if nothing is.
 *
 * @param formula The author’s text.
 * @param names   Names of the form’s other fields.
 */
export function problemOf( formula: string, names: string[] ): string {
	const tree = parse( formula );
	if ( ! tree ) {
		return __(
			'This is not a formula. Check the brackets, the quotes, and the names of functions.',
			'frontage'
		);
	}
	const unknown = fieldsOf( tree ).find(
		( name ) => ! names.includes( name.split( '.' )[ 0 ] ?? '' )
	);
	return unknown
		? sprintf(
				/* translators: %s: name of a field in braces. */
				__( 'The form has no field %s.', 'frontage' ),
				`{${ unknown }}`
			)
		: '';
}
