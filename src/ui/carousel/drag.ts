/** Drags a scrolling carousel with the mouse; fingers scroll it anyway. */

/** Pixels after which a press is a drag and no click (S2 §9, toolkit). */
export const DRAG = 10;

/** Pixels after which a drag leads to another slide (S2 §9, toolkit). */
export const SWIPE = 100;

interface Drag {
	held: ( isHeld: boolean ) => void;
	/** A drag has ended so many pixels further to the right; 0 is not far enough. */
	swiped: ( by: number ) => void;
}

/** Where a press began; the browser selects text and fills in forms there. */
const TYPING = 'input,textarea,select,[contenteditable]';

/**
 * @param viewport What scrolls.
 * @param signal   Ends it.
 * @param drag     Hears of it.
 */
export function dragByMouse(
	viewport: HTMLElement,
	signal: AbortSignal,
	drag: Drag
): void {
	const on = < Name extends keyof HTMLElementEventMap >(
		name: Name,
		listener: ( event: HTMLElementEventMap[ Name ] ) => void,
		capture = false
	) => viewport.addEventListener( name, listener, { signal, capture } );
	let from = NaN;
	let by = 0;
	const isDragged = () => Math.abs( by ) >= DRAG;

	on( 'pointerdown', ( { pointerType, button, clientX, target } ) => {
		by = 0;
		from =
			pointerType === 'mouse' &&
			! button &&
			! ( target as Element ).closest( TYPING )
				? clientX
				: NaN;
	} );
	on( 'pointermove', ( { clientX, pointerId, movementX } ) => {
		if ( isNaN( from ) ) {
			return;
		}
		const wasDragged = isDragged();
		by = clientX - from;
		if ( isDragged() || wasDragged ) {
			if ( ! wasDragged ) {
				viewport.setPointerCapture( pointerId );
				viewport.classList.add( 'is-held' );
				drag.held( true );
			}
			viewport.scrollLeft -= movementX;
		}
	} );
	const end = () => {
		from = NaN;
		if ( viewport.classList.contains( 'is-held' ) ) {
			drag.held( false );
			drag.swiped( Math.abs( by ) < SWIPE ? 0 : by );
			// Snaps again when the move has begun, or it would jump there.
			requestAnimationFrame( () =>
				requestAnimationFrame( () =>
					viewport.classList.remove( 'is-held' )
				)
			);
		}
	};
	on( 'pointerup', end );
	on( 'pointercancel', end );
	on( 'dragstart', ( event ) => event.preventDefault() );
	on(
		'click',
		( event ) => {
			if ( isDragged() ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		true
	);
}
