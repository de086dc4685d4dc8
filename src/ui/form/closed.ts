/** Shows that a form accepts nothing now. The server decides; the browser only knows when to ask. */
import type { Begun, SubmissionToken } from './token';
import type { FormParts } from './types';

/** Clocks of devices are wrong by hours at most, and cached pages ask this early. */
const NEAR_MS = 86_400_000;

/**
 * Asks the server at once if the form may be closed.
 *
 * @param parts The form.
 */
export function followTimes(
	{ times }: FormParts,
	token: SubmissionToken
): void {
	const { opens, closes } = times ?? {};
	const now = Date.now();
	if (
		( opens && now < opens * 1000 + NEAR_MS ) ||
		( closes && now > closes * 1000 - NEAR_MS )
	) {
		void token.begin();
	}
}

/**
 * Shows the author's message. Fields that nobody has touched are hidden until the form opens; what was typed stays.
 *
 * @param parts     The form.
 * @param closed    From the server.
 * @param isTouched Whether the visitor is using the form.
 */
export function showClosed(
	{ form, times, signal }: FormParts,
	{ state, message }: NonNullable< Begun[ 'closed' ] >,
	isTouched: boolean
): void {
	const note = document.createElement( 'p' );
	const hasDraft = form.querySelector( '.frontage-form__draft' );
	note.className = 'frontage-form__closed';
	note.setAttribute( 'role', 'status' );
	form.querySelector( '.frontage-form__closed' )?.remove();
	form.prepend( note );
	note.textContent = message;
	form.classList.toggle( 'is-closed', ! isTouched && ! hasDraft );
	const rest = ( times?.opens ?? 0 ) * 1000 - Date.now();
	if ( state === 'early' && rest > 0 && rest < NEAR_MS ) {
		const timer = setTimeout( () => {
			note.remove();
			form.classList.remove( 'is-closed' );
		}, rest );
		signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	}
}
