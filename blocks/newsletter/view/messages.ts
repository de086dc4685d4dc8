import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import type { NewsletterProps } from './types';

/** How long an error stays (S2 §9). */
const ERROR_MS = 5000;

const ROOT = 'frontage-newsletter__';

export interface Messages {
	/** Below the form; an error goes by itself. */
	say: ( text: string, isError?: boolean ) => void;
	/** Whether the form is on its way. */
	setBusy: ( isBusy: boolean ) => void;
	/** In the form's place. */
	finish: ( text: string ) => void;
}

/** What a newsletter form says. */
export function createMessages(
	island: FrontageIsland,
	{ words }: NewsletterProps,
	signal: AbortSignal
): Messages {
	const [ form ] = owned( island, 'form' );
	const [ done ] = owned( island, `.${ ROOT }done` );
	const [ message ] = owned( island, `.${ ROOT }message` );
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
