/** Overlay conditions in words, for the editor. */
import { __, _x, sprintf } from '@wordpress/i18n';
import { fill } from '@frontage/lib/fill';
import type { Condition } from '@frontage/overlay-rules';
import type { Option, RuleOptions } from './types';

/**
 * Returns a condition in words, such as “on posts or on pages”; empty if its plugin is not active.
 *
 * @param options What conditions can be made of.
 */
export function sayCondition(
	{ type, values, not = false }: Condition,
	options: RuleOptions
): string {
	const field = options.conditions.find(
		( { name } ) => name === type
	)?.values;
	if ( ! field ) {
		return '';
	}
	if ( field.type === 'days' ) {
		return not ? outside( values ) : span( values );
	}
	const known = [ ...field.options, ...options.names ];
	const found = values.map(
		( value ): Option =>
			known.find( ( option ) => option.value === value ) ?? {
				value,
				label: value,
			}
	);
	if ( not && found.every( ( { opposite } ) => opposite ) ) {
		return either( found.map( ( { opposite = '' } ) => opposite ) );
	}
	const text = either(
		found.map(
			( { label, phrase } ) => phrase ?? fill( field.phrase, label )
		)
	);
	if ( ! text || ! not ) {
		return text;
	}
	return sprintf(
		/* translators: %s: conditions, such as “on posts or on pages”. */
		_x( 'not %s', 'overlay condition', 'frontage' ),
		text
	);
}

/**
 * Returns why an overlay cannot open, if the plugin of one of its conditions is not active; empty otherwise.
 *
 * @param conditions Of the overlay.
 * @param options    What conditions can be made of.
 */
export const sayMissing = (
	conditions: Condition[],
	options: RuleOptions
): string =>
	conditions.every( ( { type } ) =>
		options.conditions.some( ( { name } ) => name === type )
	)
		? ''
		: __(
				'Does not open automatically: the plugin of a condition is not active.',
				'frontage'
			);

function span( [ from, to ]: string[] ): string {
	if ( from && to ) {
		/* translators: 1: first day, 2: last day. */
		return sprintf( __( 'from %1$s to %2$s', 'frontage' ), from, to );
	}
	if ( from ) {
		/* translators: %s: a date. */
		return sprintf( __( 'from %s onward', 'frontage' ), from );
	}
	/* translators: %s: a date. */
	return to ? sprintf( __( 'until %s', 'frontage' ), to ) : '';
}

/** Returns the days outside a span in words. */
function outside( [ from, to ]: string[] ): string {
	if ( from && to ) {
		return sprintf(
			/* translators: 1: first day, 2: last day. */
			__( 'before %1$s or after %2$s', 'frontage' ),
			from,
			to
		);
	}
	if ( from ) {
		/* translators: %s: a date. */
		return sprintf( __( 'before %s', 'frontage' ), from );
	}
	/* translators: %s: a date. */
	return to ? sprintf( __( 'after %s', 'frontage' ), to ) : '';
}

/**
 * Joins phrases as “a, b, or c”.
 *
 * @param all Phrases to join; empty ones are skipped.
 */
export function either( all: string[] ): string {
	const names = all.filter( Boolean );
	const last = names.pop() ?? '';
	if ( names.length > 1 ) {
		return sprintf(
			/* translators: 1: two or more things, separated by commas; 2: the last one. */
			__( '%1$s, or %2$s', 'frontage' ),
			names.join( ', ' ),
			last
		);
	}
	return names.length
		? /* translators: 1: a thing, 2: another one. */
			sprintf( __( '%1$s or %2$s', 'frontage' ), names.join(), last )
		: last;
}
