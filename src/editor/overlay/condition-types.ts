/** Overlay conditions in words, for the editor. */
import { __, _x, sprintf } from '@wordpress/i18n';
import { fill } from '@frontage/lib/fill';
import type { Condition } from '@frontage/overlay-rules';
import { conditionOptions, type Option } from './condition-options';

type Type = Condition[ 'type' ];

export const conditionNames = (): Record< Type, string > => ( {
	page: __( 'Page', 'frontage' ),
	term: __( 'Category or tag', 'frontage' ),
	role: __( 'Visitor', 'frontage' ),
	device: __( 'Device', 'frontage' ),
	referrer: __( 'Referrer', 'frontage' ),
	date: __( 'Date', 'frontage' ),
	cart: __( 'Cart', 'frontage' ),
} );

/** Returns how a sentence names values without a phrase of their own, such as categories. */
const phrases = (): Partial< Record< Type, string > > => ( {
	/* translators: %s: a type of page. */
	page: _x( 'on %s', 'overlay condition', 'frontage' ),
	/* translators: %s: name of a category or tag. */
	term: _x( 'in %s', 'overlay condition', 'frontage' ),
	/* translators: %s: a user role. */
	role: _x( 'for %s', 'overlay condition', 'frontage' ),
	/* translators: %s: a host name, or a part of one. */
	referrer: _x( 'from %s', 'overlay condition', 'frontage' ),
} );

/**
 * Returns a condition in words, such as “on posts or on pages”.
 *
 * @param more Options specific to the site, such as categories.
 */
export function sayCondition(
	{ type, values, not = false }: Condition,
	more: Option[] = []
): string {
	if ( type === 'date' ) {
		return not ? outside( values ) : span( values );
	}
	const known = [ ...( conditionOptions()[ type ] ?? [] ), ...more ];
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
			( { label, phrase } ) =>
				phrase ?? fill( phrases()[ type ] ?? '%s', label )
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
