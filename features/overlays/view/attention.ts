/**
 * What the visitor is doing: an overlay that opened now would take a press, a word or a look from them.
 */

/** Pause after the end of a press, a key or a scroll, in milliseconds. */
const PAUSE_MS = 1000;

/** Pause after a key or a press in a field: people look for words. */
const FIELD_MS = 5000;

/** How long a page may take to come after a link was followed; a download leaves the visitor here. */
const LEAVE_MS = 10_000;

const FIELD = 'input,textarea,select,[contenteditable]';

/** Fields that show choices of their own; apart, because older browsers do not know the selector. */
const PICKER = ':is(select,input):open';

/** A pressed control whose script is on its way. */
const PRESSED = '[data-pending]';

/** What may be opening; Back itself wakes islands that listen to it. */
const OPENING = `${ PRESSED },frontage-island[data-state=waking]`;

/** What is open, by whatever means. */
const TAKEN = 'dialog:modal,[data-overlay]:popover-open';

/** What other plugins and WordPress open over the page; it counts only where it is seen. */
const THEIRS = 'dialog[open],[aria-modal=true]:not([aria-hidden=true])';

export interface Attention {
	/**
	 * Returns for how many milliseconds nothing may open.
	 *
	 * @param nowOrNever Whether a pause would be too late, such as when the visitor leaves.
	 */
	wait: ( nowOrNever?: boolean ) => number;
	/** Returns whether something is open. */
	isTaken: () => boolean;
}

/**
 * Watches what the visitor does.
 *
 * @param signal Stops watching.
 */
export function attention( signal: AbortSignal ): Attention {
	let [ idleAt, freeAt, isDown, isAway ] = [ 0, 0, false, false ];
	const on = ( types: string, run: ( event: any ) => void ) =>
		types.split( ' ' ).forEach( ( type ) =>
			addEventListener( type, run, {
				capture: ! /click|submit/.test( type ),
				passive: true,
				signal,
			} )
		);
	const rest = ( { target }: Event ) => {
		idleAt = Date.now() + PAUSE_MS;
		if ( ( target as Element ).closest?.( FIELD ) ) {
			freeAt = Math.max( freeAt, Date.now() + FIELD_MS );
		}
	};
	const leave = () => ( freeAt = Date.now() + LEAVE_MS );
	on( 'pointerdown touchstart dragstart', () => {
		isDown = true;
		isAway = false;
	} );
	// A touch that scrolls ends with `touchend` only, and a menu may take the end of a press.
	on( 'pointerup touchend touchcancel dragend', ( event ) => {
		isDown = !! event.touches?.length;
		rest( event );
	} );
	on( 'pointermove', ( { buttons, pointerType } ) => {
		isDown &&= !! buttons || pointerType === 'touch';
	} );
	on( 'keydown input wheel scroll', rest );
	on( 'blur focus', ( { type, target } ) => {
		if ( target === window ) {
			isAway = type === 'blur';
			idleAt = Date.now() + PAUSE_MS;
		}
	} );
	on( 'click submit', ( event ) => leads( event ) && leave() );
	return {
		wait: ( nowOrNever ) =>
			isDown ||
			( isAway && ! nowOrNever ) ||
			document.hidden ||
			document.fullscreenElement ||
			document.querySelector( nowOrNever ? PRESSED : OPENING ) ||
			isPicking()
				? PAUSE_MS
				: Math.max( freeAt, nowOrNever ? 0 : idleAt ) - Date.now(),
		isTaken,
	};
}

/** Returns whether an event leads to another page. */
function leads( { type, target, defaultPrevented }: Event ): boolean {
	// A link in a drawing has an address of another kind.
	const link = ( target as Element ).closest< HTMLAnchorElement >(
		'a:not(svg a)'
	);
	return (
		! defaultPrevented &&
		( type === 'submit'
			? ( target as HTMLFormElement ).method !== 'dialog'
			: !! link?.href &&
				link.href.split( '#' )[ 0 ] !==
					location.href.split( '#' )[ 0 ] )
	);
}

function isPicking(): boolean {
	try {
		return !! document.querySelector( PICKER );
	} catch {
		return false;
	}
}

function isTaken(): boolean {
	return (
		!! document.querySelector( TAKEN ) ||
		[ ...document.querySelectorAll( THEIRS ) ].some( isOnScreen )
	);
}

/** Returns whether an element can be seen on the screen now; drawers are often open beside it. */
function isOnScreen( element: Element ): boolean {
	const { left, right, top, bottom, width } = element.getBoundingClientRect();
	return (
		!! width &&
		right > 0 &&
		left < innerWidth &&
		bottom > 0 &&
		top < innerHeight &&
		( element.checkVisibility?.( {
			opacityProperty: true,
			visibilityProperty: true,
		} ) ??
			true )
	);
}
