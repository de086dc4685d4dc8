import { OPEN } from '@frontage/overlay/overlay';
import type { FrontageIsland } from '@frontage/islands/types';
import type { OverlayRules } from '@frontage/overlay-rules';
import { noteShown, shownInVisit } from './memory';

export interface Budget {
	/** Ids of overlays, the most important first. */
	order: string[];
	/** How many may open by themselves on one page. */
	perPage: number;
	/** How many in one visit. */
	perVisit: number;
	/** Seconds between one that was closed and the next. */
	gap: number;
}

interface Wish extends Pick< OverlayRules, 'again' | 'isDemanded' > {
	overlay: HTMLElement;
}

/** Wishes that come so close to each other are of the same moment; in milliseconds. */
const MOMENT_MS = 50;

/** Whatever lies over the page, whoever opened it. */
const OPEN_ONES = 'dialog:modal,[data-overlay]:popover-open';

/** Asks for an overlay, which opens when its turn comes. */
export type Offer = ( wish: Wish ) => void;

/**
 * Who may open now: one at a time, in the owner's order, within the owner's budget.
 *
 * Starts the queue.
 *
 * @param budget What the owner allows.
 * @param signal Ends it.
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
			noteShown( wish.overlay.id, wish.again );
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
 * Serves after a while, so that wishes of the same moment are compared first, and again when
 * something that lay over the page has closed.
 *
 * @param gap    Milliseconds between one that has closed and the next.
 * @param serve  Opens the next.
 * @param signal Ends it.
 * @return Asks to serve.
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

/**
 * Opens an overlay at once.
 *
 * @param overlay The overlay.
 */
export async function open( overlay: HTMLElement ): Promise< void > {
	await overlay.closest< FrontageIsland >( 'frontage-island' )?.wake();
	overlay.dispatchEvent( new CustomEvent( OPEN ) );
}
