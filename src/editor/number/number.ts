/** Numbers as authors type and read them. */

/** As `Number_Format` in PHP: no exponent, and no more digits than a script can count with. */
const SAVED = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Digits of other scripts in blocks of ten, by the character code of their zero. */
const ZEROS = [ 0x660, 0x6f0, 0x966, 0x9e6, 0xf20, 0x1040, 0x7c0, 0x1c50 ];

const latin = ( typed: string ) =>
	typed.replace( /\p{Nd}/gu, ( digit ) => {
		const code = digit.codePointAt( 0 )!;
		const zero = ZEROS.find( ( at ) => code >= at && code < at + 10 );
		return zero === undefined ? digit : String( code - zero );
	} );

/**
 * Returns the character that separates thousands in a language.
 *
 * @param locale BCP 47 name; empty for the browser's.
 */
function groupOf( locale: string ): string {
	const parts = new Intl.NumberFormat( locale || undefined ).formatToParts(
		1234567
	);
	return parts.find( ( { type } ) => type === 'group' )?.value ?? ',';
}

/**
 * Returns a typed or pasted number as it is saved; empty if it is none.
 *
 * The last point or comma is the decimal one, unless it can only separate thousands: it stands twice, or in front
 * of three digits in a language that groups with it.
 *
 * @param typed  Such as `1.234,5` or `−1,234.50`.
 * @param locale BCP 47 name of the author's language.
 */
export function parseNumber( typed: string, locale: string ): string {
	const text = latin( typed )
		.replace( /٫/g, '.' )
		.replace( /[\s'’٬]/g, '' )
		.replace( /[−–]/g, '-' );
	const last = /[.,](?=\d*$)/.exec( text );
	const mark = last?.[ 0 ] ?? '';
	const isGroup =
		mark !== '' &&
		( text.split( mark ).length > 2 ||
			( mark === groupOf( locale ) && text.length - last!.index === 4 ) );
	const number =
		last && ! isGroup
			? `${ text.slice( 0, last.index ).replace( /[.,]/g, '' ) }.${ text.slice( last.index + 1 ) }`
			: text.replace( /[.,]/g, '' );
	const saved = number
		.replace( /\.$/, '' )
		.replace( /^(-?)\./, '$10.' )
		// Calculated numbers have more decimals than anyone reads.
		.replace( /(\.\d{6})\d+$/, '$1' );
	return SAVED.test( saved ) ? saved : '';
}

/**
 * Returns a saved number as the author's language writes it.
 *
 * @param number    As saved.
 * @param locale    BCP 47 name.
 * @param isGrouped Whether thousands are separated.
 */
export function formatNumber(
	number: string,
	locale: string,
	isGrouped: boolean
): string {
	if ( ! SAVED.test( number ) ) {
		return '';
	}
	const digits = number.split( '.' )[ 1 ]?.length ?? 0;
	return new Intl.NumberFormat( locale || undefined, {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
		useGrouping: isGrouped,
	} )
		.format( Number( number ) )
		.replace( /-/, '−' );
}

/** What may stand around a copied number: currencies, units, percent signs. */
const AROUND = /^[^\p{Nd}.,−–-]+|[^\p{Nd}.,]+$/gu;

/**
 * Returns a number that an author typed or copied; empty if it is none.
 *
 * @param text   Such as `€ 1,234.50`.
 * @param locale BCP 47 name of the author's language.
 */
export const numberIn = ( text: string, locale: string ): string =>
	parseNumber( text, locale ) ||
	parseNumber( text.trim().replace( AROUND, '' ), locale );

/** Letters of languages that are written from right to left. */
const RIGHT_TO_LEFT =
	/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Returns the direction of a number with its prefix and suffix: “95%” and “+12 km” are written the same way in right-to-left
 * languages.
 *
 * @param around Prefix and suffix.
 * @return Undefined for the direction of the page.
 */
export const numberDirection = ( around: string ): 'ltr' | undefined =>
	around === '' || RIGHT_TO_LEFT.test( around ) ? undefined : 'ltr';
