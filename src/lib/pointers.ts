/** Fingers, pens and the mouse while they are pressed. */

export interface Pointers {
	/**
	 * One is pressed on the element.
	 *
	 * @return False if this press is none of ours.
	 */
	down: ( event: PointerEvent ) => boolean | void;
	/** A pressed one moves, anywhere. */
	move: ( event: PointerEvent ) => void;
	/**
	 * One is let go, anywhere.
	 *
	 * @param id         Its `pointerId`.
	 * @param event      What says so; the next press, if the end itself was never heard.
	 * @param isCanceled Whether the browser has taken it, or its end was not heard.
	 */
	up: ( id: number, event: PointerEvent, isCanceled: boolean ) => void;
}

/**
 * Follows pointers from the press on an element to the end, wherever that is.
 *
 * The end is heard on the window and first: the element under a finger may have been replaced meanwhile, the finger may be
 * over a control, and a theme may keep events from others. Whatever end was missed all the same is made up for when a first
 * finger is pressed, or a mouse moves without a pressed button.
 *
 * @param element  Where presses begin.
 * @param pointers Callbacks.
 * @param signal   Stops it.
 * @return Follows a pointer that was pressed before, by its `pointerId`.
 */
export function followPointers(
	element: HTMLElement,
	{ down, move, up }: Pointers,
	signal: AbortSignal
): ( id: number ) => void {
	const pressed = new Set< number >();
	const end = ( id: number, event: PointerEvent, isCanceled: boolean ) =>
		pressed.delete( id ) && up( id, event, isCanceled );
	const on = (
		target: EventTarget,
		type: string,
		run: ( event: PointerEvent ) => void
	) =>
		target.addEventListener( type, run as EventListener, {
			signal,
			capture: target === window,
		} );
	on( window, 'pointerdown', ( event ) => {
		if ( event.isPrimary ) {
			pressed.forEach( ( id ) => end( id, event, true ) );
		}
	} );
	on( element, 'pointerdown', ( event ) => {
		if ( down( event ) !== false ) {
			pressed.add( event.pointerId );
		}
	} );
	on( window, 'pointermove', ( event ) => {
		const { pointerId, pointerType, buttons } = event;
		if ( pointerType === 'mouse' && ! buttons ) {
			end( pointerId, event, true );
		} else if ( pressed.has( pointerId ) ) {
			move( event );
		}
	} );
	on( window, 'pointerup', ( event ) =>
		end( event.pointerId, event, false )
	);
	on( window, 'pointercancel', ( event ) =>
		end( event.pointerId, event, true )
	);
	return ( id ) => pressed.add( id );
}

export interface Touches {
	start: ( event: TouchEvent ) => void;
	move?: ( event: TouchEvent ) => void;
	end: ( event: TouchEvent ) => void;
}

/**
 * Follows touches that begin in an element, where a finger may also scroll: then there are no pointer events to its end.
 *
 * Listens on the touched node itself, since a node that was replaced under a finger still gets its touch events, and nobody
 * else does.
 *
 * @param element Where touches begin.
 * @param touches Callbacks.
 * @param signal  Stops it.
 */
export function followTouches(
	element: HTMLElement,
	{ start, move, end }: Touches,
	signal: AbortSignal
): void {
	const options = { signal, passive: ! move };
	const followed = new WeakSet< EventTarget >();
	element.addEventListener(
		'touchstart',
		( event ) => {
			const node = event.target as HTMLElement;
			if ( ! followed.has( node ) ) {
				followed.add( node );
				if ( move ) {
					node.addEventListener( 'touchmove', move, options );
				}
				node.addEventListener( 'touchend', end, options );
				node.addEventListener( 'touchcancel', end, options );
			}
			start( event );
		},
		options
	);
}
