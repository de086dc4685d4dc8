/** The visitor whom the owner describes. */
import type { Act, Memory, Visit } from '@frontage/simulation/types';
import { siteUrl } from '../../../parts';

export type Device = 'desktop' | 'tablet' | 'phone';

export interface Visitor {
	/** Address of the page. */
	address: string;
	/** Number of visits before this one. */
	earlier: number;
	/** Days between two visits. */
	every: number;
	/** Slug of a role, or `guest`. */
	role: string;
	device: Device;
	referrer: string;
	/** In the site's time zone, such as `2030-01-31T18:00`; empty for now. */
	time: string;
	hasItems: boolean;
	/** Length of the visit in seconds. */
	length: number;
	acts: Act[];
}

/** Sizes of the screens, in pixels. */
export const SCREENS: Record< Device, { width: number; height: number } > = {
	desktop: { width: 1280, height: 800 },
	tablet: { width: 820, height: 1100 },
	phone: { width: 390, height: 780 },
};

/** Query argument, see `Overlay\Simulation`. */
const PARAM = 'frontage-simulate';

/** Cookies by which shops say that the cart has items. */
const CARTS = [ 'woocommerce_items_in_cart', 'edd_items_in_cart' ];

export const someone = ( address: string ): Visitor => ( {
	address,
	earlier: 0,
	every: 1,
	role: 'guest',
	device: 'desktop',
	referrer: '',
	time: '',
	hasItems: false,
	length: 60,
	acts: [ { at: 1, do: 'touch' } ],
} );

/**
 * Returns the address of the page as this visitor gets it; throws an `Error` if it is not on this site.
 *
 * @param visitor As described by the owner.
 * @param nonce   Of the owner.
 * @param visits  Number of visits after this one.
 */
export function addressFor(
	{ address, role, time, every }: Visitor,
	nonce: string,
	visits: number
): string {
	const url = siteUrl( address );
	for ( const [ name, value ] of Object.entries( {
		nonce,
		role,
		time,
		ago: String( visits * every ),
	} ) ) {
		url.searchParams.set( `${ PARAM }[${ name }]`, value );
	}
	return url.href;
}

/**
 * Returns one visit.
 *
 * @param visitor As described by the owner.
 * @param memory  What the browser kept of the visits before.
 */
export function visitOf(
	{ referrer, hasItems, acts }: Visitor,
	memory: Memory
): Visit {
	const cookies = { ...memory.cookies };
	for ( const name of CARTS ) {
		delete cookies[ name ];
		if ( hasItems ) {
			cookies[ name ] = { value: '1', until: null };
		}
	}
	return { referrer, acts, memory: { ...memory, cookies } };
}
