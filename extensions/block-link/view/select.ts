/** Selecting text under a stretched link. */

/** How far the pointer moves before a press means selecting, in pixels. */
const FARTHEST_CLICK = 5;

const OFF = 'is-frontage-block-link-off';

type Point = [ Node, number ];

/** Returns the place in the text below a point of the screen. */
function textAt( x: number, y: number ): Point | undefined {
	const position = document.caretPositionFromPoint?.( x, y );
	if ( position ) {
		return [ position.offsetNode, position.offset ];
	}
	const range = document.caretRangeFromPoint?.( x, y );
	return range ? [ range.startContainer, range.startOffset ] : undefined;
}

/**
 * Selects text while the mouse is dragged over the link; the link is not followed then.
 *
 * @param link Stretched link.
 * @param down The press of the main button.
 */
export function selectFrom( link: HTMLElement, down: PointerEvent ): void {
	const stop = new AbortController();
	const { signal } = stop;
	let start: Point | undefined;
	const move = ( { clientX, clientY }: PointerEvent ) => {
		if (
			! start &&
			Math.hypot( clientX - down.clientX, clientY - down.clientY ) >
				FARTHEST_CLICK
		) {
			link.classList.add( OFF );
			start = textAt( down.clientX, down.clientY );
		}
		const end = start && textAt( clientX, clientY );
		if ( start && end ) {
			getSelection()?.setBaseAndExtent( ...start, ...end );
		}
	};
	const end = () => {
		stop.abort();
		// After the click that the browser makes of the press.
		setTimeout( () => link.classList.remove( OFF ) );
	};
	// Neither the link nor what is selected so far is dragged away.
	const keep = ( event: Event ) => event.preventDefault();
	addEventListener( 'dragstart', keep, { signal } );
	addEventListener( 'selectstart', keep, { signal } );
	addEventListener( 'pointermove', move, { signal } );
	addEventListener( 'pointerup', end, { signal } );
	addEventListener( 'pointercancel', end, { signal } );
}
