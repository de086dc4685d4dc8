import { OPEN, isOpen } from '@frontage/overlay/overlay';
import { isFolded, isPlaceSeen } from '@frontage/overlay/seen';
import type { FrontageIsland } from '@frontage/islands/types';
import type { OverlayRules } from '@frontage/overlay-rules';
import { attention } from './attention';
import { isDue, noteShown, shownInVisit } from './memory';
import { emit } from './emit';

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

export interface OverlayRequest extends Pick<
	OverlayRules,
	'again' | 'isDemanded'
> {
	overlay: HTMLElement;
	/** Under which the browser remembers it. */
	key: string;
	/** It opens at once or not at all, since the visitor is about to leave. */
	nowOrNever?: boolean;
	/** Back leaves the page instead of closing it. */
	skipsHistory?: boolean;
}

interface Waiting extends OverlayRequest {
	/** Tells whether it opened. */
	answer: ( hasOpened: boolean ) => void;
}

/** Requests within this many milliseconds count as simultaneous. */
const MOMENT_MS = 50;

/** How often to see whether what is open has closed; other plugins report nothing. */
const LOOK_MS = 1000;

/** An island whose script has come, or never will. */
const READY = '[data-state=awake],[data-state=failed]';

/** Requests an overlay, which opens when its turn comes; tells whether it has opened. */
export type Offer = ( request: OverlayRequest ) => Promise< boolean >;

/**
 * Starts the queue: one overlay at a time, in the owner's order, within the owner's limits, and never in
 * the way of what the visitor is doing.
 *
 * @param budget The owner's limits.
 * @param signal Stops the queue.
 */
export function queue( budget: Budget, signal: AbortSignal ): Offer {
	let waiting: Waiting[] = [];
	const place = placesIn( budget );
	const serve = server( budget, signal );
	let timer = 0;
	const later = ( ms = MOMENT_MS ) => {
		clearTimeout( timer );
		timer = window.setTimeout( () => {
			const { opened, next, woken } = serve( waiting );
			if ( woken ) {
				woken.then( () => later( 0 ) );
				return;
			}
			for ( const request of waiting ) {
				if ( request === opened || request.nowOrNever ) {
					const hasOpened =
						request === opened && isOpen( request.overlay );
					emit( request.overlay, hasOpened ? 'opened' : 'missed' );
					request.answer( hasOpened );
				}
			}
			waiting = waiting.filter(
				( request ) => request !== opened && ! request.nowOrNever
			);
			if ( next && waiting[ 0 ] ) {
				later( next );
			}
		}, ms );
	};
	// A click may unfold the place of an overlay; closing another ends the wait.
	for ( const type of [ 'click', 'close', 'toggle' ] ) {
		document.addEventListener( type, () => waiting[ 0 ] && later(), {
			capture: true,
			signal,
		} );
	}
	return ( request ) =>
		new Promise( ( answer ) => {
			emit( request.overlay, 'queued' );
			waiting = waiting
				.filter( ( { overlay } ) => overlay !== request.overlay )
				.concat( { ...request, answer } )
				.sort( ( a, b ) => place( a ) - place( b ) );
			later();
		} );
}

/** What happened; nothing if none may open. */
interface Served {
	opened?: Waiting;
	/** When to look again, in milliseconds. */
	next?: number;
	/** Resolves when the script of the overlay that may open is there. */
	woken?: Promise< void >;
}

/**
 * Returns what opens the first of those that may open now.
 *
 * @param budget The owner's limits.
 * @param signal Stops it.
 */
function server(
	budget: Budget,
	signal: AbortSignal
): ( waiting: Waiting[] ) => Served {
	const { wait, isTaken } = attention( signal );
	const gap = budget.gap * 1000;
	let [ shown, notBefore ] = [ 0, 0 ];
	const pause = () => ( notBefore = Date.now() + gap );
	whenClosed( pause, signal );
	return ( waiting ) => {
		const free = waiting.filter( ( request ) => {
			const why = barrier( request, shown, budget );
			return ! why || ! emit( request.overlay, 'barred', why );
		} );
		const hold = ( why: string, these = free ) =>
			these.forEach( ( { overlay } ) => emit( overlay, 'waits', why ) );
		const [ request, ...others ] = free;
		if ( ! request ) {
			return {};
		}
		if ( isTaken() ) {
			pause();
			hold( 'open' );
			return { next: LOOK_MS };
		}
		const idleWait = wait( request.nowOrNever );
		const next = Math.max( idleWait, notBefore - Date.now() );
		if ( next > 0 ) {
			hold( idleWait < next ? 'gap' : 'visitor' );
			return { next };
		}
		const island = islandAround( request.overlay );
		if ( island && ! island.matches( READY ) ) {
			hold( 'script' );
			return { woken: island.wake() };
		}
		show( request );
		if ( isOpen( request.overlay ) ) {
			shown++;
			noteShown( request.key, request.again );
			hold( 'open', others );
		}
		return { opened: request };
	};
}

/**
 * Returns why an overlay may not open now; empty if it may.
 *
 * @param request The overlay.
 * @param shown   Number of overlays that have opened by themselves on this page.
 * @param budget  The owner's limits.
 */
function barrier(
	{ isDemanded, overlay, key, again }: OverlayRequest,
	shown: number,
	{ perPage, perVisit }: Budget
): string {
	if ( ! isPlaceSeen( overlay ) ) {
		return 'hidden';
	}
	if ( ! isDue( key, again ) ) {
		return 'again';
	}
	if ( isDemanded || ( shown < perPage && shownInVisit() < perVisit ) ) {
		return '';
	}
	return shown < perPage ? 'perVisit' : 'perPage';
}

/**
 * Tells an overlay's place: in the owner's order, then in the page's.
 *
 * @param budget What the owner says.
 */
function placesIn( { order }: Budget ): ( request: OverlayRequest ) => number {
	const places = [
		...order.map( ( id ) => document.getElementById( id ) ),
		...document.querySelectorAll( '[data-overlay]' ),
	];
	return ( { overlay } ) => places.indexOf( overlay );
}

/**
 * Calls back when an overlay or a dialog has closed.
 *
 * @param run    Called then.
 * @param signal Stops it.
 */
function whenClosed( run: () => void, signal: AbortSignal ): void {
	for ( const type of [ 'close', 'toggle' ] ) {
		document.addEventListener(
			type,
			( { newState, target }: any ) => {
				if (
					newState !== 'open' &&
					target.matches( 'dialog,[data-overlay]' )
				) {
					run();
				}
			},
			{ capture: true, signal }
		);
	}
}

const islandAround = ( overlay: Element ) =>
	overlay.closest< FrontageIsland >( 'frontage-island' );

/** Returns whether an overlay would be seen. */
export const canOpen = ( overlay: Element ): boolean =>
	isPlaceSeen( overlay ) || isFolded( overlay );

/** Opens an overlay that the visitor has asked for. */
export async function open( overlay: Element ): Promise< boolean > {
	await islandAround( overlay )?.wake();
	return overlay.dispatchEvent( new CustomEvent( OPEN ) );
}

/** Opens an overlay whose turn has come. */
const show = ( { overlay, skipsHistory }: OverlayRequest ) =>
	overlay.dispatchEvent(
		new CustomEvent( OPEN, { detail: { skipsHistory } } )
	);
