import { __, _n, sprintf } from '@wordpress/i18n';
import type { TriggerRule, TriggerType } from '@frontage/overlay-rules';

interface Described {
	/** Label in the list of triggers. */
	label: string;
	/** Label of its value, if it has one. */
	value?: string;
	/** Input type, number or text; the first value is the default. */
	kind?: 'number' | 'text';
	first?: string;
	/** Returns the phrase for a sentence: “Opens … after 5 seconds”. */
	says: ( value: string ) => string;
}

/** Returns the labels and inputs of overlay triggers, by type. */
export const triggerTypes = (): Record< TriggerType, Described > => ( {
	delay: {
		label: __( 'After a delay', 'frontage' ),
		value: __( 'Seconds', 'frontage' ),
		kind: 'number',
		first: '5',
		says: ( value ) =>
			Number( value )
				? sprintf(
						/* translators: %s: a number of seconds. */
						_n(
							'after %s second',
							'after %s seconds',
							Number( value ),
							'frontage'
						),
						value
					)
				: __( 'as soon as the page loads', 'frontage' ),
	},
	scroll: {
		label: __( 'After scrolling (%)', 'frontage' ),
		value: __( 'Percent', 'frontage' ),
		kind: 'number',
		first: '50',
		says: ( value ) =>
			sprintf(
				/* translators: %s: a number. */
				__( 'after scrolling %s%%', 'frontage' ),
				String( Math.min( Number( value ), 100 ) )
			),
	},
	position: {
		label: __( 'After scrolling (px)', 'frontage' ),
		value: __( 'Pixels', 'frontage' ),
		kind: 'number',
		first: '800',
		says: ( value ) =>
			/* translators: %s: a number of pixels. */
			sprintf( __( 'after scrolling %s px', 'frontage' ), value ),
	},
	bottom: {
		label: __( 'Near the end of the page', 'frontage' ),
		value: __( 'Pixels from the end', 'frontage' ),
		kind: 'number',
		first: '500',
		says: ( value ) =>
			sprintf(
				/* translators: %s: a number of pixels. */
				__( '%s px before the end of the page', 'frontage' ),
				value || '500'
			),
	},
	element: {
		label: __( 'On reaching an element', 'frontage' ),
		value: __( 'CSS selector, for example #prices', 'frontage' ),
		kind: 'text',
		first: '#prices',
		says: ( value ) =>
			/* translators: %s: a CSS selector. */
			sprintf( __( 'on reaching “%s”', 'frontage' ), value ),
	},
	exit: {
		label: __( 'On exit intent (mouse leaves the page)', 'frontage' ),
		says: () => __( 'when the mouse leaves the page', 'frontage' ),
	},
	upward: {
		label: __( 'On exit intent (fast scroll up by touch)', 'frontage' ),
		says: () => __( 'on a fast scroll up by touch', 'frontage' ),
	},
	back: {
		label: __( 'On exit intent (Back button)', 'frontage' ),
		says: () => __( 'when Back is pressed for the first time', 'frontage' ),
	},
	idle: {
		label: __( 'After inactivity', 'frontage' ),
		value: __( 'Seconds', 'frontage' ),
		kind: 'number',
		first: '30',
		says: ( value ) =>
			sprintf(
				/* translators: %s: a number of seconds. */
				_n(
					'after %s second of inactivity',
					'after %s seconds of inactivity',
					Number( value || '30' ),
					'frontage'
				),
				value || '30'
			),
	},
	sent: {
		label: __( 'After a form is sent', 'frontage' ),
		value: __( 'CSS selector of the form; empty for any form', 'frontage' ),
		kind: 'text',
		says: ( value ) =>
			value
				? sprintf(
						/* translators: %s: a CSS selector. */
						__( 'after the form “%s” is sent', 'frontage' ),
						value
					)
				: __( 'after a form is sent', 'frontage' ),
	},
	comment: {
		label: __( 'After a comment', 'frontage' ),
		says: () => __( 'after a comment', 'frontage' ),
	},
	purchase: {
		label: __( 'After a purchase', 'frontage' ),
		says: () => __( 'after a purchase', 'frontage' ),
	},
	param: {
		label: __( 'URL has a query parameter', 'frontage' ),
		value: __( 'Parameter, for example offer or offer=spring', 'frontage' ),
		kind: 'text',
		first: 'offer',
		says: ( value ) =>
			/* translators: %s: a query parameter. */
			sprintf( __( 'when the URL contains “?%s”', 'frontage' ), value ),
	},
	cookie: {
		label: __( 'Visitor has a cookie', 'frontage' ),
		value: __( 'Cookie, for example visited or plan=free', 'frontage' ),
		kind: 'text',
		first: 'visited',
		says: ( value ) =>
			/* translators: %s: a cookie. */
			sprintf( __( 'when the cookie “%s” is set', 'frontage' ), value ),
	},
	click: {
		label: __( 'Click on an element', 'frontage' ),
		value: __( 'CSS selector, for example .subscribe', 'frontage' ),
		kind: 'text',
		first: '.open-popup',
		says: ( value ) =>
			/* translators: %s: a CSS selector. */
			sprintf( __( 'when “%s” is clicked', 'frontage' ), value ),
	},
} );

/**
 * Returns a trigger in words.
 *
 * @param trigger Type and value.
 */
export const sayTrigger = ( { type, value = '' }: TriggerRule ): string =>
	triggerTypes()[ type ]?.says( value ) ?? '';
