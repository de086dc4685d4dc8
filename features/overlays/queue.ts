/** Who may open now: one at a time, in the owner's order, within the owner's budget. */
import { OPEN } from '../../src/ui/overlay/overlay';
import type { FrontageIsland } from '../../src/islands/types';
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

interface Wish {
	overlay: HTMLElement;
	isDemanded?: boolean;
}

/** Wishes that come so close to each other are of the same moment; in milliseconds. */
const MOMENT_MS = 50;

/** Whatever lies over the page, whoever opened it. */
const OPEN_ONES = 'dialog:modal,[data-overlay]:popover-open';

/**
 * Starts the queue.
 *
 * @param budget What the owner allows.
 * @param signal Ends it.
 * @return Asks for an overlay: at once for a visitor who pressed for it, else when its turn comes.
 */
export function queue( budget: Budget, signal: AbortSignal ) {
	const wishes: Wish[] = [];
	let shown = 0;
	let notBefore = 0;
	let timer = 0;

	// The owner's order, then the page's.
	const places = [
		...budget.order.map( ( id ) => document.getElementById( id ) ),
		...document.querySelectorAll( '[data-overlay]' ),
	];
	const place = ( { overlay }: Wish ) => places.indexOf( overlay );
	const mayOpen = ( { isDemanded }: Wish ) =>
		isDemanded ||
		( shown < budget.perPage && shownInVisit() < budget.perVisit );
	const serve = () => {
		const wish = wishes.find( mayOpen );
		if ( wish && ! document.querySelector( OPEN_ONES ) ) {
			wishes.splice( wishes.indexOf( wish ), 1 );
			shown++;
			noteShown( wish.overlay.id );
			open( wish.overlay );
		}
	};
	// After a while, so that wishes of the same moment are compared first.
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
					notBefore = Date.now() + budget.gap * 1000;
					later();
				}
			},
			{ capture: true, signal }
		);
	}
	return (
		overlay: HTMLElement,
		isPressed: boolean,
		isDemanded?: boolean
	): void => {
		if ( isPressed ) {
			open( overlay );
		} else if ( ! wishes.some( ( one ) => one.overlay === overlay ) ) {
			wishes.push( { overlay, isDemanded } );
			wishes.sort( ( a, b ) => place( a ) - place( b ) );
			later();
		}
	};
}

async function open( overlay: HTMLElement ): Promise< void > {
	await overlay.closest< FrontageIsland >( 'frontage-island' )?.wake();
	overlay.dispatchEvent( new CustomEvent( OPEN ) );
}
