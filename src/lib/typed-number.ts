/** Numbers as people type them; mirrors `includes/Domain/Render/Typed_Number.php`. */

/** Zeros of the scripts in which people type numbers; their other digits follow. */
const ZEROS = [ ...'٠۰০०၀༠߀᱐' ].map( ( zero ) => zero.codePointAt( 0 )! );

const EXPONENT = /^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;

/** A sign, and digits with marks. */
const PARTS = /^([+-]?)\s*((?=.*\d)[\d.,'’٬٫\s]+)$/;

/** Groups of three, or of two above the thousands. */
const GROUPS = /^(?:\d{1,3}(?:_\d{3})+|\d{1,2}(?:_\d{2})*_\d{3})$/;

/**
 * Returns a typed number as programs write it, with a point before its decimals; what is none stays as it was typed.
 *
 * A mark that is there once separates thousands only if it is the site's mark for them, with three digits behind it and one
 * to three before it: “12,5” is twelve and a half everywhere.
 *
 * @param typed What a visitor typed.
 * @param group What separates thousands in the site's language, such as a comma.
 */
export function readNumber( typed: string, group: string ): string {
	const text = latin( typed.trim() ).replace( /^[−–]/, '-' );
	if ( EXPONENT.test( text ) ) {
		return text;
	}
	const [ , sign, digits = '' ] = PARTS.exec( text ) ?? [];
	const mark = decimalMark( digits, group );
	const at = mark ? digits.lastIndexOf( mark ) : digits.length;
	const whole = digits.slice( 0, at ).replace( /[.,'’٬\s]/g, '_' );
	const decimals = digits.slice( at + 1 );
	const isNumber = /^\d*$/.test( whole + decimals ) || GROUPS.test( whole );
	if ( ! /\d/.test( digits ) || ! isNumber || ! /^\d*$/.test( decimals ) ) {
		return typed;
	}
	return (
		( sign === '-' ? '-' : '' ) +
		( whole.replaceAll( '_', '' ) || '0' ) +
		( decimals && `.${ decimals }` )
	);
}

/** Returns what stands before the decimals; empty if there are none. */
function decimalMark( digits: string, group: string ): string {
	const marks = digits.match( /[.,٫]/g ) ?? [];
	const last = marks.at( -1 ) ?? '';
	const isAlone = marks.filter( ( mark ) => mark === last ).length === 1;
	const isGroup =
		marks.length === 1 &&
		last === group &&
		/^[1-9]\d{0,2}.\d{3}$/.test( digits );
	return isAlone && ! isGroup ? last : '';
}

/** Returns a text with the digits 0 to 9. */
const latin = ( text: string ): string =>
	text.replace( /\p{Nd}/gu, ( digit ) => {
		const code = digit.codePointAt( 0 )!;
		const zero = ZEROS.find( ( one ) => code >= one && code < one + 10 );
		return zero ? String( code - zero ) : digit;
	} );
