/** Notices that something is hidden or shown, on pages that play something. */
import { noteLoaded } from './frames';
import { isMoving } from './hidden';
import {
	MEDIA,
	markStarted,
	check,
	register,
	onKnown,
	silence,
} from './places';

/** When to look after something has happened, in milliseconds: at once, and when what moves has got to its place. */
const LOOKS = [ 100, 700, 2000 ];

/** What may hide something. */
const EVENTS = [
	'change',
	'click',
	'close',
	'hashchange',
	// Back, to a page that the browser has kept.
	'pageshow',
	'resize',
	'toggle',
	'transitionend',
];

let isWatching = false;

/** Looks a little later, however often it is asked. */
function schedule(): void {
	LOOKS.forEach( ( after, at ) => {
		timers[ at ] ??= setTimeout( () => {
			timers[ at ] = undefined;
			check();
		}, after );
	} );
}

const timers: ( ReturnType< typeof setTimeout > | undefined )[] = [];

/** Something closes: browsers say so before and after, and may show it fading out for a while. */
function closed( { type, target, newState }: Event & { newState?: string } ) {
	if (
		target instanceof Element &&
		! isMoving( target ) &&
		( type === 'beforetoggle'
			? newState === 'closed'
			: target.matches( 'dialog:not([open])' ) )
	) {
		silence( target );
	}
}

/**
 * Starts to watch, once for the page.
 *
 * What can play is few, and the elements around it change rarely: only those are watched, not the whole page.
 */
export function watch(): void {
	if ( isWatching ) {
		return;
	}
	isWatching = true;
	const on = (
		type: string,
		run: ( event: Event ) => void,
		target: EventTarget = window
	) => target.addEventListener( type, run, { capture: true, passive: true } );
	const sizes =
		typeof ResizeObserver === 'undefined'
			? null
			: new ResizeObserver( schedule );
	const attributes = new MutationObserver( schedule );
	onKnown( ( place ) => {
		sizes?.observe( place );
		for (
			let around: Element | null = place;
			around;
			around = around.parentElement
		) {
			attributes.observe( around, { attributes: true } );
		}
	} );
	EVENTS.forEach( ( type ) => on( type, schedule ) );
	on( 'scroll', ( { target } ) => target !== document && schedule() );
	on( 'beforetoggle', closed );
	on( 'close', closed );
	const begin = ( { target }: Event ) => {
		if ( target instanceof Element && target.matches( MEDIA ) ) {
			noteLoaded( target );
			markStarted( target );
			schedule();
		}
	};
	// The window does not hear of what has loaded in it.
	on( 'load', begin, document );
	on( 'play', begin, document );
	document.querySelectorAll( MEDIA ).forEach( ( element ) => {
		if ( document.readyState === 'complete' ) {
			noteLoaded( element );
		}
		if ( element.matches( 'iframe' ) || isBusy( element ) ) {
			register( element );
		}
	} );
}

const isBusy = ( element: Element ) =>
	element instanceof HTMLMediaElement && ! element.paused;
