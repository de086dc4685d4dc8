/** What the queue does, in words. */
import { __, sprintf } from '@wordpress/i18n';
import type { RuleOptions } from '@frontage/editor/overlay/types';
import type { QueueEvent } from '@frontage/overlay-log';
import type { State } from './state';

const language = () => document.documentElement.lang || undefined;

/**
 * Returns a time of a visit, such as “5.2 s”.
 *
 * @param ms Milliseconds since the page was loaded.
 */
export const sayTime = ( ms: number ): string =>
	sprintf(
		/* translators: %s: a number of seconds. */
		__( '%s s', 'frontage' ),
		( ms / 1000 ).toLocaleString( language(), {
			minimumFractionDigits: 1,
			maximumFractionDigits: 1,
		} )
	);

/** Returns for what an overlay waits. */
const waits = (): Record< string, string > => ( {
	touch: __(
		'until the visitor first clicks, scrolls, or types',
		'frontage'
	),
	open: __( 'until what is open is closed', 'frontage' ),
	gap: __( 'until the pause between two popups is over', 'frontage' ),
	visitor: __( 'until the visitor pauses for a moment', 'frontage' ),
	script: __( 'until its script has loaded', 'frontage' ),
} );

/** Returns why an overlay does not open. */
const refusals = (): Record< string, string > => ( {
	off: __( 'it is turned off', 'frontage' ),
	schedule: __( 'it is outside its schedule', 'frontage' ),
	time: __( 'it is outside its schedule', 'frontage' ),
	page: __( 'it is not for this page', 'frontage' ),
	term: __( 'it is not for this category or tag', 'frontage' ),
	role: __( 'it is not for this role', 'frontage' ),
	device: __( 'it is not for this device', 'frontage' ),
	referrer: __( 'it is not for visitors from this address', 'frontage' ),
	date: __( 'it is not for this date', 'frontage' ),
	cart: __( 'it is not for this cart', 'frontage' ),
	again: __( 'this visitor has already seen it', 'frontage' ),
	hidden: __( 'its place on the page is not displayed', 'frontage' ),
	perPage: __( 'the limit per page is reached', 'frontage' ),
	perVisit: __( 'the limit per visit is reached', 'frontage' ),
	missed: __( 'it could not open at that moment', 'frontage' ),
} );

/** What the queue's reports name: triggers and conditions. */
export type Types = Pick< RuleOptions, 'triggers' | 'conditions' >;

const labelOf = ( type: string, types: { name: string; label: string }[] ) =>
	types.find( ( { name } ) => name === type )?.label ?? type;

export const sayRefusal = ( why: string, { conditions }: Types ): string =>
	refusals()[ why ] ??
	sprintf(
		/* translators: %s: name of a condition of another plugin. */
		__( 'its condition “%s” is not met', 'frontage' ),
		labelOf( why, conditions )
	);

/**
 * Returns a state in words, such as “Waits until what is open is closed”.
 *
 * @param state Of an overlay.
 * @param types What it may name.
 */
export function sayState( { kind, why, since }: State, types: Types ): string {
	switch ( kind ) {
		case 'open':
			return sprintf(
				/* translators: %s: a time such as “5.2 s”. */
				__( 'Open since %s', 'frontage' ),
				sayTime( since )
			);
		case 'closed':
			return sprintf(
				/* translators: %s: a time such as “5.2 s”. */
				__( 'Closed at %s', 'frontage' ),
				sayTime( since )
			);
		case 'waits':
			return why in waits()
				? sprintf(
						/* translators: %s: for what, such as “until what is open is closed”. */
						__( 'Waits %s', 'frontage' ),
						waits()[ why ]!
					)
				: __( 'Waits for its turn', 'frontage' );
		case 'never':
			return sprintf(
				/* translators: %s: why, such as “the limit per page is reached”. */
				__( 'Does not open: %s', 'frontage' ),
				sayRefusal( why, types )
			);
		default:
			return __( 'Its trigger has not happened yet', 'frontage' );
	}
}

/**
 * Returns an event in words; empty for those that say nothing to owners.
 *
 * @param event From the queue's report.
 * @param name  Name of the overlay.
 * @param types What the event may name.
 */
export function sayEvent(
	event: QueueEvent,
	name: string,
	types: Types
): string {
	const { what, why, at } = event;
	if ( why === 'script' ) {
		return '';
	}
	switch ( what ) {
		case 'asked':
			return sprintf(
				/* translators: 1: name of a popup, 2: a trigger such as “After a delay”. */
				__( '“%1$s” asks to open: %2$s', 'frontage' ),
				name,
				labelOf( why, types.triggers )
			);
		case 'opened':
			/* translators: %s: name of a popup. */
			return sprintf( __( '“%s” opens', 'frontage' ), name );
		case 'closed':
			/* translators: %s: name of a popup. */
			return sprintf( __( '“%s” is closed', 'frontage' ), name );
		case 'waits':
		case 'refused':
		case 'barred':
		case 'missed':
			return sprintf(
				/* translators: 1: name of a popup, 2: what it does, such as “Waits until its script has loaded”. */
				__( '“%1$s”: %2$s', 'frontage' ),
				name,
				sayState(
					{
						kind: what === 'waits' ? 'waits' : 'never',
						why: what === 'missed' ? 'missed' : why,
						since: at,
					},
					types
				)
			);
		default:
			return '';
	}
}
