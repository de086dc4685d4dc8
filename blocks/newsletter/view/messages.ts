import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import type { NewsletterProps } from './types';

/** How long an error is shown, in milliseconds (S2 §9). */
const ERROR_MS = 5000;

const ROOT = 'frontage-newsletter__';

export interface Messages {
	/** Shows a message below the form; an error disappears after a while. */
	say: ( text: string, isError?: boolean ) => void;
	/** Shows whether the request is pending. */
	setBusy: ( isBusy: boolean ) => void;
	/** Replaces the form with a message. */
	finish: ( text: string ) => void;
}

/** Creates the functions that show a newsletter form's messages. */
export function createMessages(
	island: FrontageIsland,
	{ words }: NewsletterProps,
	signal: AbortSignal
): Messages {
	const [ form ] = queryOwn< [ HTMLElement ] >( island, 'form' );
	const [ done ] = queryOwn< [ HTMLElement ] >( island, `.${ ROOT }done` );
	const [ message ] = queryOwn< [ HTMLElement ] >(
		island,
		`.${ ROOT }message`
	);
	let timer = 0;
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	const say = ( text: string, isError = false ) => {
		clearTimeout( timer );
		message.textContent = text;
		message.classList.toggle( 'is-error', isError );
		if ( isError ) {
			timer = window.setTimeout( say, ERROR_MS, '' );
		}
	};
	return {
		say,
		setBusy( isBusy ) {
			form.ariaBusy = isBusy ? 'true' : null;
			say( isBusy ? words.sending : '' );
		},
		finish( text ) {
			done.textContent = text || done.textContent;
			done.classList.add( 'is-shown' );
			done.focus();
		},
	};
}
