/** What fingers and the mouse do to the current item. */
import type { Engine } from './engine';
import type { Moves } from './gestures';
import { quietAtPress } from './auto-hide';
import { Turn } from './paging';
import type { Zoom } from './zoom';

/** Distance in pixels that closes. */
const FAR = 100;

/** Distance over which the page behind comes back, in pixels. */
const FADE = 400;

/** Milliseconds after which a tap was not the first of two. */
const ALONE_MS = 300;

/** Share of the page behind that shows through, while a picture is pulled down. */
const PULLED = '--frontage-lightbox-pulled';

interface Parts {
	engine: Engine;
	zoom: Zoom;
	/** Box of the current picture; null for other content. */
	box: () => HTMLElement | null;
	go: ( step: number ) => void;
	close: () => void;
}

/**
 * Returns the callbacks of the gestures.
 *
 * @param parts The lightbox.
 */
export function movesOf( parts: Parts ): Moves {
	const { engine, zoom, go } = parts;
	const turn = new Turn( engine, go );
	return {
		isZoomed: () => zoom.isZoomed,
		pan: ( by ) => zoom.move( by ),
		settle: ( speed ) => zoom.settle( speed ),
		pinch: ( part, point, moved ) => zoom.pinch( part, point, moved ),
		turn: ( x ) => turn.follow( x ),
		turned: ( x, isCanceled ) => turn.end( x, isCanceled ),
		...pulling( parts ),
		tap: tapping( parts ),
	};
}

/** Returns what pulling down does: the picture follows and the page comes back, until it closes. */
function pulling( {
	engine: { modal },
	box,
	close,
}: Parts ): Pick< Moves, 'pull' | 'pulled' > {
	const follow = ( y: number ) => {
		const pulled = Math.max( 0, Math.min( 1, y / FADE ) );
		const picture = box();
		modal.style.setProperty( PULLED, `${ pulled }` );
		if ( picture ) {
			picture.removeAttribute( 'data-gliding' );
			picture.style.translate = y ? `0 ${ y > 0 ? y : y / 4 }px` : '';
			picture.style.scale = pulled ? `${ 1 - pulled / 4 }` : '';
		}
	};
	return {
		pull: follow,
		pulled( y, isCanceled ) {
			if ( y >= FAR && ! isCanceled ) {
				close();
			} else {
				follow( 0 );
				box()?.toggleAttribute( 'data-gliding', true );
			}
		},
	};
}

/**
 * Returns what a tap does. Twice: zooms at the point. Once: with the mouse on a picture the same, as its
 * cursor promises; with a finger it hides or shows the controls.
 */
function tapping( { engine: { modal }, zoom, box }: Parts ): Moves[ 'tap' ] {
	let timer = 0;
	const wasQuiet = quietAtPress( modal );
	return ( point, isTwice, { target, pointerType } ) => {
		clearTimeout( timer );
		if ( ! box()?.contains( target as Element ) ) {
			return;
		}
		if ( pointerType === 'mouse' ? ! isTwice : isTwice ) {
			if ( zoom.canZoom ) {
				zoom.toggle( point );
			}
		} else if ( pointerType !== 'mouse' && ! wasQuiet() ) {
			timer = window.setTimeout(
				() => modal.toggleAttribute( 'data-quiet', true ),
				ALONE_MS
			);
		}
	};
}
