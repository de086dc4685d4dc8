/** Overlays in words. */
import { __, sprintf } from '@wordpress/i18n';
import { summaryOf } from '@frontage/editor/overlay/summary';
import type { Answer, Counts, Kind, Overlay } from './types';

const language = () => document.documentElement.lang || undefined;

export const titleOf = ( { title, block }: Overlay ): string => title || block;

/** Returns the type of an overlay, such as “Popup” or “Popup, bar”. */
export const kindOf = ( { block, isBar }: Overlay ): string =>
	isBar
		? sprintf(
				/* translators: %s: name of a block, such as “Popup”. */
				__( '%s, bar', 'frontage' ),
				block
			)
		: block;

/**
 * Returns a sentence such as “Opens once a week after 5 seconds, on phones.”
 *
 * @param overlay From the list.
 * @param options What rules can be made of.
 */
export const whenOf = ( { rules }: Overlay, options: Answer ): string =>
	rules
		? summaryOf( rules, options )
		: __( 'Opens on its page, or when a visitor asks for it.', 'frontage' );

export const opensItself = ( { rules }: Overlay ): boolean =>
	!! rules?.triggers.length;

/**
 * Returns a time of the site as people of the user's language write it.
 *
 * @param local Such as `2030-01-31T18:00`.
 */
export const timeOf = ( local: string ): string =>
	new Date( `${ local }Z` ).toLocaleString( language(), {
		dateStyle: 'medium',
		timeStyle: 'short',
		timeZone: 'UTC',
	} );

export const dayOf = ( day: string ): string =>
	new Date( day ).toLocaleDateString( language(), {
		dateStyle: 'medium',
		timeZone: 'UTC',
	} );

/** Returns whether and when visitors see it, empty if always. */
export function stateOf( { isOn, from, until, isNow }: Overlay ): string {
	if ( ! isOn ) {
		return __( 'Off', 'frontage' );
	}
	if ( ! from && ! until ) {
		return '';
	}
	if ( ! isNow && until && ( ! from || from < until ) && isPast( until ) ) {
		/* translators: %s: date and time. */
		return sprintf( __( 'Ended on %s', 'frontage' ), timeOf( until ) );
	}
	if ( from && until ) {
		return sprintf(
			/* translators: 1: first date and time, 2: last date and time. */
			__( 'Scheduled from %1$s to %2$s', 'frontage' ),
			timeOf( from ),
			timeOf( until )
		);
	}
	return from
		? /* translators: %s: date and time. */
			sprintf( __( 'Scheduled from %s', 'frontage' ), timeOf( from ) )
		: /* translators: %s: date and time. */
			sprintf( __( 'Scheduled until %s', 'frontage' ), timeOf( until ) );
}

/** Returns whether a time of the site lies before now by the user's clock, within a day of time zones. */
const isPast = ( local: string ) => Date.parse( `${ local }Z` ) < Date.now();

/** Returns the names of what is counted of an overlay, in the order of the table. */
export const kinds = ( {
	asks,
}: Overlay ): Partial< Record< Kind, string > > =>
	asks
		? {
				open: __( 'Shown', 'frontage' ),
				done: __( 'Passed', 'frontage' ),
				refused: __( 'Refused', 'frontage' ),
			}
		: {
				open: __( 'Opened', 'frontage' ),
				done: __( 'Conversions', 'frontage' ),
				button: __( 'Closed with the button', 'frontage' ),
				outside: __( 'Closed by a click outside', 'frontage' ),
				escape: __( 'Closed with Escape', 'frontage' ),
				other: __( 'Closed otherwise', 'frontage' ),
			};

/**
 * Adds up counts.
 *
 * @param counts By day.
 * @param kind   What to add.
 */
export const total = ( counts: Record< string, Counts >, kind: Kind ): number =>
	Object.values( counts ).reduce(
		( sum, { [ kind ]: hits = 0 } ) => sum + hits,
		0
	);
