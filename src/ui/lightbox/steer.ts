import { isLtr } from './swipe';

/** Where keys and presses have a meaning of their own. */
const OWN = 'input,textarea,select,video,iframe,.frontage-lightbox__box';

/**
 * Keys, and presses beside what is shown.
 *
 * @param dialog The lightbox.
 * @param by     Goes on by 1 or -1.
 * @param to     Goes to an item, from 0; -1 is the last.
 * @param signal Ends it.
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
			const { key, target, altKey, ctrlKey, metaKey } = event;
			const isOurs =
				! altKey &&
				! ctrlKey &&
				! metaKey &&
				! ( target as Element ).closest( OWN );
			if ( isOurs && keys[ key ] ) {
				event.preventDefault();
				keys[ key ]();
			}
		},
		{ signal }
	);
	// Before `quiet` hears it: a tap that brings the controls back does nothing else.
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
