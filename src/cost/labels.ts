/** Costs in words: the same in the list of modules, the Performance tab and the editor. */
import { __, sprintf } from '@wordpress/i18n';
import type { Moment, Sum } from './cost';

const KILO = 1024;

/**
 * Formats bytes: bytes up to 1 KB, then KB with one decimal, then MB.
 *
 * @param bytes Number of bytes.
 */
export function formatBytes( bytes: number ): string {
	const format = ( value: number, decimals: number ) =>
		value.toLocaleString( document.documentElement.lang || undefined, {
			maximumFractionDigits: decimals,
		} );
	if ( bytes < KILO ) {
		/* translators: %s: a number of bytes. */
		return sprintf( __( '%s B', 'frontage' ), format( bytes, 0 ) );
	}
	if ( bytes < KILO * KILO ) {
		/* translators: %s: a number of kilobytes. */
		return sprintf( __( '%s KB', 'frontage' ), format( bytes / KILO, 1 ) );
	}
	const megabytes = format( bytes / KILO / KILO, 1 );
	/* translators: %s: a number of megabytes. */
	return sprintf( __( '%s MB', 'frontage' ), megabytes );
}

/** Names of the moments. */
export const momentName = ( moment: Moment ): string =>
	( {
		load: __( 'At load', 'frontage' ),
		near: __( 'When near', 'frontage' ),
		use: __( 'When used', 'frontage' ),
	} )[ moment ];

/** What the moments mean. */
export const momentMeaning = ( moment: Moment ): string =>
	( {
		load: __( 'for every visitor, before any touch', 'frontage' ),
		near: __(
			'in addition, as soon as the module is within one screen of what the visitor sees',
			'frontage'
		),
		use: __( 'in addition, the first time a visitor uses it', 'frontage' ),
	} )[ moment ];

/**
 * Returns an amount in words, such as “up to 2.9 KB”.
 *
 * @param bytes Number of bytes.
 * @param sum   What it is part of.
 */
export function amount( bytes: number, sum: Sum ): string {
	const known = formatBytes( bytes );
	const most = sum.isMost
		? /* translators: %s: an amount, such as “2.9 KB”. */
			sprintf( __( 'up to %s', 'frontage' ), known )
		: known;
	return sum.isIncomplete
		? /* translators: %s: an amount, such as “2.9 KB”. */
			sprintf( __( '%s, plus React (size unknown)', 'frontage' ), most )
		: most;
}

/** Returns the whole of a sum in words. */
export const whole = ( sum: Sum ): string =>
	amount( sum.own + sum.shared, sum );
