import { isPlain } from '@frontage/lib/is-plain';
import { isLtr } from './swipe';

/** Elements that handle keys and clicks themselves. */
const OWN = 'input,textarea,select,video,iframe,.frontage-lightbox__box';

/**
 * Handles keys, and clicks outside the content.
 *
 * @param dialog The lightbox.
 * @param by     Moves by 1 or -1.
 * @param to     Goes to an item, from 0; -1 is the last.
 * @param signal Stops it.
 */
export function steer(
	dialog: HTMLDialogElement,
	by: ( step: number ) => void,
	to: ( index: number ) => void,
	signal: AbortSignal
): void {
	let wasQuiet = false;
	const forward = isLtr() ? 'ArrowRight' : 'ArrowLeft';
	const backward = isLtr() ? 'ArrowLeft' : 'ArrowRight';
	const keys: Record< string, () => void > = {
		[ forward ]: () => by( 1 ),
		[ backward ]: () => by( -1 ),
		Home: () => to( 0 ),
		End: () => to( -1 ),
	};
	dialog.addEventListener(
		'keydown',
		( event ) => {
			const { key, target } = event;
			const isOurs =
				isPlain( event ) && ! ( target as Element ).closest( OWN );
			if ( isOurs && keys[ key ] ) {
				event.preventDefault();
				keys[ key ]();
			}
		},
		{ signal }
	);
	// Runs before `quiet` sees the event: a tap that shows the controls again does nothing else.
	dialog.addEventListener(
		'pointerdown',
		() => {
			wasQuiet = dialog.hasAttribute( 'data-quiet' );
		},
		{ signal, capture: true }
	);
	dialog.addEventListener(
		'click',
		( { target } ) => {
			const isBeside = ( target as Element ).matches(
				'.gslide,.gslide-inner-content,.ginner-container,.gslider,.frontage-lightbox__stage'
			);
			if ( isBeside && ! wasQuiet ) {
				dialog.close();
			}
		},
		{ signal }
	);
}
