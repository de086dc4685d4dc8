import { OPEN } from '@frontage/overlay/overlay';
import type { FrontageIsland } from '@frontage/islands/types';
import type { OverlayRules } from '@frontage/overlay-rules';
import { noteShown, shownInVisit } from './memory';

export interface Budget {
	/** Overlay IDs, most important first. */
	order: string[];
	/** Maximum number that open by themselves on one page. */
	perPage: number;
	/** Maximum number in one visit. */
	perVisit: number;
	/** Seconds between closing one and opening the next. */
	gap: number;
}

interface Wish extends Pick< OverlayRules, 'again' | 'isDemanded' > {
	overlay: HTMLElement;
	/** Under which the browser remembers it. */
	key: string;
}

/** Requests within this many milliseconds count as simultaneous. */
const MOMENT_MS = 50;

/** Any open overlay, however it was opened. */
const OPEN_ONES = 'dialog:modal,[data-overlay]:popover-open';

/** Requests an overlay, which opens when its turn comes. */
export type Offer = ( wish: Wish ) => void;

/**
 * Starts the queue: one overlay at a time, in the owner's order, within the owner's limits.
 *
 * @param budget The owner's limits.
 * @param signal Stops the queue.
 */
export function queue( budget: Budget, signal: AbortSignal ): Offer {
	const wishes: Wish[] = [];
	const place = placesIn( budget );
	let shown = 0;
	const serve = () => {
		const wish = wishes.find(
			( { isDemanded } ) =>
				isDemanded ||
				( shown < budget.perPage && shownInVisit() < budget.perVisit )
		);
		if ( wish && ! document.querySelector( OPEN_ONES ) ) {
			wishes.splice( wishes.indexOf( wish ), 1 );
			shown++;
			noteShown( wish.key, wish.again );
			open( wish.overlay );
		}
	};
	const later = pacer( budget.gap * 1000, serve, signal );
	return ( wish ) => {
		if ( ! wishes.some( ( { overlay } ) => overlay === wish.overlay ) ) {
			wishes.push( wish );
			wishes.sort( ( a, b ) => place( a ) - place( b ) );
			later();
		}
	};
}

/**
 * Tells an overlay's place: in the owner's order, then in the page's.
 *
 * @param budget What the owner says.
 */
function placesIn( { order }: Budget ): ( wish: Wish ) => number {
	const places = [
		...order.map( ( id ) => document.getElementById( id ) ),
		...document.querySelectorAll( '[data-overlay]' ),
	];
	return ( { overlay } ) => places.indexOf( overlay );
}

/**
 * Returns a scheduler that delays opening, so that simultaneous requests are compared first, and that
 * runs again when another overlay has closed.
 *
 * @param gap    Milliseconds between closing one and opening the next.
 * @param serve  Opens the next.
 * @param signal Stops it.
 * @return Schedules the next opening.
 */
function pacer(
	gap: number,
	serve: () => void,
	signal: AbortSignal
): () => void {
	let notBefore = 0;
	let timer = 0;
	const later = () => {
		clearTimeout( timer );
		timer = window.setTimeout(
			serve,
			Math.max( MOMENT_MS, notBefore - Date.now() )
		);
	};
	for ( const type of [ 'close', 'toggle' ] ) {
		document.addEventListener(
			type,
			( { newState, target }: any ) => {
				if (
					newState !== 'open' &&
					target.matches( 'dialog,[data-overlay]' )
				) {
					notBefore = Date.now() + gap;
					later();
				}
			},
			{ capture: true, signal }
		);
	}
	return later;
}

/** Opens an overlay immediately. */
export async function open( overlay: HTMLElement ): Promise< void > {
	await overlay.closest< FrontageIsland >( 'frontage-island' )?.wake();
	overlay.dispatchEvent( new CustomEvent( OPEN ) );
}
