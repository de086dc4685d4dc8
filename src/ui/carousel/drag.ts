/** Mouse dragging for a scrolling carousel; touch scrolls it natively. */
import { followPointers } from '@frontage/lib/pointers';

/** Pixels after which a press is a drag and not a click (S2 §9, toolkit). */
export const DRAG = 10;

/** Pixels after which a drag moves to another slide (S2 §9, toolkit). */
export const SWIPE = 100;

interface Drag {
	held: ( isHeld: boolean ) => void;
	/** Called when a drag has ended, with the pixels moved to the right; 0 if below the threshold. */
	swiped: ( by: number ) => void;
}

/** Elements where dragging does not start; the browser selects text and fills in forms there. */
const TYPING = 'input,textarea,select,[contenteditable]';

/**
 * Lets the mouse drag a scroll container.
 *
 * @param viewport The scroll container.
 * @param signal   Stops it.
 * @param drag     Callbacks.
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
	let from = 0;
	let by = 0;
	const isDragged = () => Math.abs( by ) >= DRAG;
	const down = ( event: PointerEvent ) => {
		const { pointerType, button, clientX, target } = event;
		by = 0;
		from = clientX;
		return (
			pointerType === 'mouse' &&
			! button &&
			! ( target as Element ).closest( TYPING )
		);
	};
	const move = ( { clientX, pointerId, movementX }: PointerEvent ) => {
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
	};
	const up = () => {
		if ( viewport.classList.contains( 'is-held' ) ) {
			drag.held( false );
			drag.swiped( Math.abs( by ) < SWIPE ? 0 : by );
			// Restores snapping once the scroll has started; earlier it would jump.
			requestAnimationFrame( () =>
				requestAnimationFrame( () =>
					viewport.classList.remove( 'is-held' )
				)
			);
		}
	};
	followPointers( viewport, { down, move, up }, signal );
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
