/** Labels and options of overlay conditions in the editor. */
import { fill } from '@frontage/lib/fill';
import { __, sprintf } from '@wordpress/i18n';
import type { Condition } from '@frontage/overlay-rules';

export interface Option {
	value: string;
	label: string;
}

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

/** Returns the options of each condition type; types without options take free text. */
export const conditionOptions = (): Partial< Record< Type, Option[] > > => ( {
	page: [
		{ value: 'front', label: __( 'the front page', 'frontage' ) },
		{ value: 'type:post', label: __( 'posts', 'frontage' ) },
		{ value: 'type:page', label: __( 'pages', 'frontage' ) },
		{ value: 'type:product', label: __( 'products', 'frontage' ) },
		{ value: 'archive', label: __( 'post lists', 'frontage' ) },
		{ value: 'search', label: __( 'search results', 'frontage' ) },
	],
	role: [
		{ value: 'guest', label: __( 'logged-out visitors', 'frontage' ) },
		{ value: 'member', label: __( 'logged-in users', 'frontage' ) },
		{ value: 'subscriber', label: __( 'subscribers', 'frontage' ) },
		{ value: 'customer', label: __( 'customers', 'frontage' ) },
		{ value: 'author', label: __( 'authors', 'frontage' ) },
		{ value: 'editor', label: __( 'editors', 'frontage' ) },
		{ value: 'administrator', label: __( 'administrators', 'frontage' ) },
	],
	device: [
		{ value: 'phone', label: __( 'phones', 'frontage' ) },
		{ value: 'tablet', label: __( 'tablets', 'frontage' ) },
		{ value: 'desktop', label: __( 'desktop computers', 'frontage' ) },
	],
	cart: [
		{ value: 'empty', label: __( 'an empty cart', 'frontage' ) },
		{ value: 'filled', label: __( 'items in the cart', 'frontage' ) },
	],
} );

const words = ( not: boolean | undefined ): Record< Type, string > =>
	not
		? {
				/* translators: %s: kinds of pages. */
				page: __( 'not on %s', 'frontage' ),
				/* translators: %s: categories. */
				term: __( 'not in %s', 'frontage' ),
				/* translators: %s: people. */
				role: __( 'not for %s', 'frontage' ),
				/* translators: %s: kinds of devices. */
				device: __( 'not on %s', 'frontage' ),
				/* translators: %s: host names. */
				referrer: __( 'not from %s', 'frontage' ),
				/* translators: %s: a span of dates. */
				date: __( 'not %s', 'frontage' ),
				/* translators: %s: what is in the cart. */
				cart: __( 'without %s', 'frontage' ),
			}
		: {
				/* translators: %s: kinds of pages. */
				page: __( 'on %s', 'frontage' ),
				/* translators: %s: categories. */
				term: __( 'in %s', 'frontage' ),
				/* translators: %s: people. */
				role: __( 'for %s', 'frontage' ),
				/* translators: %s: kinds of devices. */
				device: __( 'on %s', 'frontage' ),
				/* translators: %s: host names. */
				referrer: __( 'from %s', 'frontage' ),
				date: '%s',
				/* translators: %s: what is in the cart. */
				cart: __( 'with %s', 'frontage' ),
			};

/**
 * Returns a condition in words, such as “on posts or pages”.
 *
 * @param condition The condition.
 * @param more      Labels of values specific to the site, such as categories.
 */
export function sayCondition(
	{ type, values, not }: Condition,
	more: Option[] = []
): string {
	const known = [ ...( conditionOptions()[ type ] ?? [] ), ...more ];
	const names = values.map(
		( value ) =>
			known.find( ( option ) => option.value === value )?.label ?? value
	);
	const text = type === 'date' ? span( values ) : either( names );
	return text && fill( words( not )[ type ], text );
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

/**
 * Joins names as “a, b or c”.
 *
 * @param names Names to join.
 */
export function either( names: string[] ): string {
	const all = names.filter( Boolean );
	const last = all.pop() ?? '';
	return all.length
		? /* translators: 1: one or more things, 2: the last one. */
			sprintf( __( '%1$s or %2$s', 'frontage' ), all.join( ', ' ), last )
		: last;
}
