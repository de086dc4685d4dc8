/** Describes whether a simulated visitor would see an overlay. */
import { __, sprintf } from '@wordpress/i18n';
import {
	holds,
	type Condition,
	type OverlayRules,
	type SeenBy,
} from '@frontage/overlay-rules';
import { either, sayCondition, sayMissing } from './condition-types';
import { sayTrigger } from './trigger-types';
import type { RuleOptions } from './types';

/** One value for each condition, as chosen by the author; those of other plugins may be missing. */
export interface Chosen {
	page: string;
	term: string;
	role: string;
	device: string;
	referrer: string;
	date: string;
	cart: SeenBy[ 'cart' ];
	[ type: string ]: string;
}

export interface Verdict {
	isOpen: boolean;
	text: string;
}

/**
 * Returns the visit that conditions are checked against: a visitor with a role is also a member, and the
 * current page has the given type.
 *
 * @param chosen The author's choices.
 * @param type   Type of the current page.
 */
export function visitOf( chosen: Chosen, type: string ): SeenBy {
	const { page, term, role, referrer, device, date, cart, ...others } =
		chosen;
	const isThis = page.startsWith( 'id:' );
	return {
		...Object.fromEntries(
			Object.entries( others ).map( ( [ name, value ] ) => [
				name,
				[ value ],
			] )
		),
		device,
		date,
		cart,
		time: '',
		page: [
			page,
			page === 'front' ? page : 'inside',
			...( isThis ? [ `type:${ type }` ] : [] ),
		],
		term: [ term ],
		role: role === 'guest' ? [ role ] : [ 'member', role ],
		referrer: referrer.toLowerCase(),
	};
}

/**
 * Returns in words whether the overlay would open, and when or why not.
 *
 * @param rules   The overlay's rules.
 * @param seen    The visit.
 * @param options What rules can be made of.
 */
export function judge(
	rules: OverlayRules,
	seen: SeenBy,
	options: RuleOptions
): Verdict {
	const missing = sayMissing( rules.conditions, options );
	if ( missing ) {
		return { isOpen: false, text: missing };
	}
	const failed = rules.conditions.filter(
		( one ) => one.values.join( '' ) && ! holds( one, seen )
	);
	if ( ! failed.length ) {
		const moment = either(
			rules.triggers.map( ( one ) => sayTrigger( one, options.triggers ) )
		);
		return {
			isOpen: true,
			/* translators: %s: when, such as “after 5 seconds”. */
			text: sprintf( __( 'Would open %s.', 'frontage' ), moment ),
		};
	}
	const reasons = failed.map( ( one ) =>
		isNegated( one )
			? sayCondition( one, options )
			: sprintf(
					/* translators: %s: a condition, such as “on posts”. */
					__( 'only %s', 'frontage' ),
					sayCondition( one, options )
				)
	);
	return {
		isOpen: false,
		text: sprintf(
			/* translators: %s: unmet conditions, such as “only on posts, not for customers”. */
			__( 'Would not open: %s.', 'frontage' ),
			reasons.join( ', ' )
		),
	};
}

/** Returns whether a condition reads “not …”; carts and dates name what is allowed instead. */
const isNegated = ( { type, not }: Condition ) =>
	not && type !== 'cart' && type !== 'date';
