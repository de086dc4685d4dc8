import { afterPresses } from './after-presses';

/** Delay after a choice and after typing, in milliseconds (S1 §9). */
const CHOICE_MS = 100;
const TYPING_MS = 250;

/**
 * Runs a callback some moments after a form has been changed, and while nothing is pressed: what it shows or hides
 * would move the button under the finger.
 *
 * @param form   Listened on for input and change.
 * @param run    Called with the field that was changed last.
 * @param signal Stops it.
 */
export function afterChanges(
	form: HTMLFormElement,
	run: ( changed: Element ) => void,
	signal: AbortSignal
): void {
	const calmly = afterPresses( signal );
	let timer: ReturnType< typeof setTimeout >;
	const later = ( { target, type }: Event ) => {
		clearTimeout( timer );
		timer = setTimeout(
			() => calmly( () => run( target as Element ) ),
			type === 'input' ? TYPING_MS : CHOICE_MS
		);
	};
	form.addEventListener( 'input', later, { signal } );
	form.addEventListener( 'change', later, { signal } );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
}
