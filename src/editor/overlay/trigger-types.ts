/** Triggers as the editor speaks of them. */
import { __, sprintf } from '@wordpress/i18n';
import type { TriggerRule, TriggerType } from '../../ui/overlay-rules';

interface Described {
	/** In the list of triggers. */
	label: string;
	/** Name of its value, if it has one. */
	value?: string;
	/** Number or text; the first value. */
	kind?: 'number' | 'text';
	first?: string;
	/** In a sentence: “Opens … after 5 seconds”. */
	says: ( value: string ) => string;
}

export const triggerTypes = (): Record< TriggerType, Described > => ( {
	delay: {
		label: __( 'Some time after the page was loaded', 'frontage' ),
		value: __( 'Seconds', 'frontage' ),
		kind: 'number',
		first: '5',
		says: ( value ) =>
			Number( value )
				? /* translators: %s: a number of seconds. */
					sprintf( __( 'after %s seconds', 'frontage' ), value )
				: __( 'as soon as the page was loaded', 'frontage' ),
	},
	scroll: {
		label: __( 'Scrolled a part of the page', 'frontage' ),
		value: __( 'Percent', 'frontage' ),
		kind: 'number',
		first: '50',
		says: ( value ) =>
			sprintf(
				/* translators: %s: a number. */
				__( 'after %s %% scroll', 'frontage' ),
				String( Math.min( Number( value ), 100 ) )
			),
	},
	position: {
		label: __( 'Scrolled so far', 'frontage' ),
		value: __( 'Pixels', 'frontage' ),
		kind: 'number',
		first: '800',
		says: ( value ) =>
			/* translators: %s: a number of pixels. */
			sprintf( __( 'after %s px of scroll', 'frontage' ), value ),
	},
	bottom: {
		label: __( 'The end of the page is near', 'frontage' ),
		value: __( 'Pixels above the end', 'frontage' ),
		kind: 'number',
		first: '500',
		says: ( value ) =>
			sprintf(
				/* translators: %s: a number of pixels. */
				__( '%s px above the end of the page', 'frontage' ),
				value || '500'
			),
	},
	exit: {
		label: __( 'The mouse is about to leave the page', 'frontage' ),
		says: () => __( 'when the mouse leaves the page', 'frontage' ),
	},
	idle: {
		label: __( 'The visitor does nothing', 'frontage' ),
		value: __( 'Seconds', 'frontage' ),
		kind: 'number',
		first: '30',
		says: ( value ) =>
			/* translators: %s: a number of seconds. */
			sprintf( __( 'after %s idle seconds', 'frontage' ), value || '30' ),
	},
	comment: {
		label: __( 'The visitor has sent a comment', 'frontage' ),
		says: () => __( 'after a comment', 'frontage' ),
	},
	purchase: {
		label: __( 'The visitor has bought something', 'frontage' ),
		says: () => __( 'after a purchase', 'frontage' ),
	},
	param: {
		label: __( 'The address has a query parameter', 'frontage' ),
		value: __( 'Parameter, such as offer or offer=spring', 'frontage' ),
		kind: 'text',
		first: 'offer',
		says: ( value ) =>
			/* translators: %s: a query parameter. */
			sprintf( __( 'when the address has “?%s”', 'frontage' ), value ),
	},
	click: {
		label: __( 'A press on any element', 'frontage' ),
		value: __( 'Selector, such as .subscribe', 'frontage' ),
		kind: 'text',
		first: '.open-popup',
		says: ( value ) =>
			/* translators: %s: a CSS selector. */
			sprintf( __( 'at a press on “%s”', 'frontage' ), value ),
	},
} );

/**
 * A trigger in words.
 *
 * @param trigger       Its type and value.
 * @param trigger.type
 * @param trigger.value
 */
export const sayTrigger = ( { type, value = '' }: TriggerRule ): string =>
	triggerTypes()[ type ]?.says( value ) ?? '';
