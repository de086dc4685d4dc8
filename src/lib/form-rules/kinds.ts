/** Validates numbers, dates, times, phone numbers, URLs and patterns; mirrors `includes/Domain/Forms/Field_Types.php`. */

const NUMBER =
	/^-?(?:[0-9]{1,20}(?:\.[0-9]{1,20})?|\.[0-9]{1,20})(?:[eE][+-]?[0-9]{1,2})?$/;
const DAY = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const URL = /^https?:\/\/[^\x00-\x20\x7f/?#]+(?:[/?#][^\x00-\x20\x7f]*)?$/i;
const PHONE = /^\+?[0-9 ().\/-]+(?:x[0-9]+)?$/;
const PHONE_DIGITS = { min: 3, max: 20 };
const NEAR = 1e-6;
const MONTHS = [ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];

export const isNumber = ( text: string ): boolean => NUMBER.test( text );

/**
 * Returns whether a number is a whole number of steps from a base.
 *
 * @param value The number.
 * @param base  Where the steps start.
 * @param step  Greater than 0.
 */
export function isOnStep( value: number, base: number, step: number ): boolean {
	const steps = ( value - base ) / step;
	return Math.abs( steps - Math.round( steps ) ) < NEAR;
}

/** Returns whether a string such as `2028-02-29` is a valid date. */
export function isDay( text: string ): boolean {
	const [ , year = 0, month = 0, day = 0 ] =
		DAY.exec( text )?.map( Number ) ?? [];
	const leaps =
		month === 2 &&
		year % 4 === 0 &&
		( year % 100 !== 0 || year % 400 === 0 );
	return day >= 1 && day <= ( MONTHS[ month - 1 ] ?? 0 ) + ( leaps ? 1 : 0 );
}

/** Returns whether a string such as `14:30` is a time of the day. */
export const isTime = ( text: string ): boolean => TIME.test( text );

export const isUrl = ( text: string ): boolean => URL.test( text );

export function isPhone( text: string ): boolean {
	const digits = text.replace( /[^0-9]/g, '' ).length;
	return (
		PHONE.test( text ) &&
		digits >= PHONE_DIGITS.min &&
		digits <= PHONE_DIGITS.max
	);
}

/**
 * Returns whether the whole text matches an author's pattern; an invalid pattern is ignored.
 *
 * @param source As in the HTML attribute `pattern`.
 */
export function matches( text: string, source: string ): boolean {
	try {
		return new RegExp( `^(?:${ source })$`, 'u' ).test( text );
	} catch {
		return true;
	}
}
