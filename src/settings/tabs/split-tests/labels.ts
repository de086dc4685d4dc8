/** Split tests in words. */
import { __, sprintf } from '@wordpress/i18n';
import type { TestHead } from './types';

const language = () => document.documentElement.lang || undefined;

/**
 * Returns a share as a percentage, such as `4.25%`.
 *
 * @param share Such as 0.0425; null for none.
 */
export const percent = ( share: number | null ): string =>
	share === null
		? '–'
		: share.toLocaleString( language(), {
				style: 'percent',
				maximumFractionDigits: share < 0.1 ? 2 : 1,
			} );

export const whole = ( value: number ): string =>
	value.toLocaleString( language() );

/**
 * Returns a day or month as people of the user's language write it.
 *
 * @param time Such as `2030-01-31` or `2030-01`.
 */
export const timeOf = ( time: string ): string =>
	new Date( time ).toLocaleDateString( language(), {
		timeZone: 'UTC',
		...( time.length > 7
			? { dateStyle: 'medium' }
			: { year: 'numeric', month: 'long' } ),
	} );

export const nameOf = ( { name, page }: TestHead ): string =>
	name || page.title || __( 'Untitled test', 'frontage' );

export const stateNames = (): Record< TestHead[ 'state' ], string > => ( {
	running: __( 'Running', 'frontage' ),
	paused: __( 'Paused', 'frontage' ),
	draft: __( 'Draft', 'frontage' ),
	ended: __( 'Ended', 'frontage' ),
} );

/**
 * Returns when a test ran, such as “Since Nov 3, 2030”.
 *
 * @param test As the server lists it.
 */
export function spanOf( { started, ended }: TestHead ): string {
	if ( ! started ) {
		return __( 'Not started', 'frontage' );
	}
	return ended
		? sprintf(
				/* translators: 1 and 2: dates. */
				__( '%1$s to %2$s', 'frontage' ),
				timeOf( started ),
				timeOf( ended )
			)
		: sprintf(
				/* translators: %s: a date. */
				__( 'Since %s', 'frontage' ),
				timeOf( started )
			);
}

/**
 * Returns the goal of a test.
 *
 * @param test As the server lists it.
 */
export function goalOf( { goal, target }: TestHead ): string {
	const names: Record< string, string > = {
		click: __( 'Click', 'frontage' ),
		view: __( 'Goal seen', 'frontage' ),
		read: __( 'Goal read', 'frontage' ),
		conversion: target
			? sprintf(
					/* translators: %s: path of a page. */
					__( 'Visit to %s', 'frontage' ),
					target
				)
			: __( 'Visit to a page', 'frontage' ),
		form: __( 'Form sent', 'frontage' ),
		comment: __( 'Comment', 'frontage' ),
		shop: __( 'Purchase', 'frontage' ),
		shortcode: __( 'Conversion shortcode', 'frontage' ),
	};
	return names[ goal ] ?? goal;
}

/** Returns what each record type means. */
export const recordNames = (): Record< string, string > => ( {
	view_page: __( 'Got this variant', 'frontage' ),
	read_page: __( 'Stayed', 'frontage' ),
	view_goal: __( 'Saw the goal', 'frontage' ),
	read_goal: __( 'Read the goal', 'frontage' ),
	click_goal: __( 'Clicked', 'frontage' ),
	con_goal: __( 'Converted', 'frontage' ),
	con_short: __( 'Converted (shortcode)', 'frontage' ),
} );
