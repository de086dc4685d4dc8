import { isPlain } from '@frontage/lib/is-plain';
import { quietAtPress } from './auto-hide';
import { isLtr } from './paging';
import type { Zoom } from './zoom';

/** Elements that handle keys and clicks themselves. */
const OWN = 'input,textarea,select,video,iframe,.frontage-lightbox__box';

/** Pixels that an arrow key moves a zoomed picture. */
const STEP = 80;

export interface Movement {
	/** Moves by 1 or -1. */
	by: ( step: number ) => void;
	/** Goes to an item, from 0; -1 is the last. */
	to: ( index: number ) => void;
	zoom: Pick< Zoom, 'by' | 'isZoomed' | 'move' | 'reset' | 'settle' >;
}

/**
 * Handles keys, the wheel, and clicks outside the content.
 *
 * @param dialog   The lightbox.
 * @param movement What they do.
 * @param signal   Stops it.
 */
export function handleInput(
	dialog: HTMLDialogElement,
	movement: Movement,
	signal: AbortSignal
): void {
	const wasQuiet = quietAtPress( dialog, signal );
	const keys = keysOf( movement );
	dialog.addEventListener(
		'keydown',
		( event ) => {
			const { key, target } = event;
			const isOurs =
				isPlain( { ...modifiers( event ), shiftKey: false } ) &&
				! ( target as Element ).closest( OWN );
			const run = keys[ key ];
			if ( isOurs && run && run() !== false ) {
				event.preventDefault();
			}
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( { target, detail } ) => {
			const isBeside = ( target as Element ).matches(
				'.gslide,.gslide-inner-content,.ginner-container,.gslide-media,.ginlined-content,.gslider,.frontage-lightbox__stage'
			);
			// A double press on a thumbnail ends here.
			const isSingle = detail < 2;
			if (
				isBeside &&
				isSingle &&
				! wasQuiet() &&
				! movement.zoom.isZoomed
			) {
				dialog.close();
			}
		},
		{ signal }
	);
	dialog
		.querySelector< HTMLElement >( '.gslider' )
		?.addEventListener(
			'wheel',
			( event ) => turnWheel( event, movement ),
			{
				signal,
				passive: false,
			}
		);
}

/** Arrow keys move a zoomed picture; otherwise they change the item. */
function keysOf( {
	by,
	to,
	zoom,
}: Movement ): Record< string, () => void | false > {
	const move = ( x: number, y: number, step: number ) => {
		if ( zoom.isZoomed ) {
			zoom.move( { x: x * STEP, y: y * STEP } );
			zoom.settle();
			return undefined;
		}
		return step ? by( step ) : false;
	};
	const ahead = isLtr() ? 1 : -1;
	const isIn = () => zoom.by( 1 );
	return {
		ArrowRight: () => move( -1, 0, ahead ),
		ArrowLeft: () => move( 1, 0, -ahead ),
		ArrowUp: () => move( 0, 1, 0 ),
		ArrowDown: () => move( 0, -1, 0 ),
		Home: () => to( 0 ),
		End: () => to( -1 ),
		'+': isIn,
		'=': isIn,
		'-': () => zoom.by( -1 ),
		0: () => zoom.reset(),
	};
}

function turnWheel( event: WheelEvent, { zoom }: Movement ): void {
	const { target, deltaY, deltaMode, clientX: x, clientY: y } = event;
	if ( deltaY && ! ( target as Element ).closest( OWN ) ) {
		event.preventDefault();
		const notches = deltaMode ? Math.sign( deltaY ) : deltaY / 100;
		zoom.by( -Math.max( -1, Math.min( 1, notches ) ), { x, y } );
	}
}

const modifiers = ( { altKey, ctrlKey, metaKey }: KeyboardEvent ) => ( {
	altKey,
	ctrlKey,
	metaKey,
} );
