import type { Answer } from './types';

/** Milliseconds between checks, and how many there are (S0 §9). */
const EVERY_MS = 30_000;
const MOST = 30;

/** Tries until the first answer, and milliseconds between them (S0 §9). */
const FIRST_TRIES = 5;
const FIRST_MS = 1000;

/**
 * Checks at once, and again while the page is seen: up to five times a second apart until there is an answer, then thirty
 * times half a minute apart.
 *
 * @param check    Asks the server.
 * @param onAnswer Called with each answer that knows the channel.
 * @return Stops.
 */
export function keepChecking(
	check: () => Promise< Answer >,
	onAnswer: ( answer: Answer ) => void
): () => void {
	let tries = FIRST_TRIES;
	let left = MOST;
	let due = 0;
	let timer = 0;
	let isOver = false;
	let isAsking = false;

	const arm = () => {
		clearTimeout( timer );
		if ( ! isOver && ! isAsking && ! document.hidden ) {
			timer = window.setTimeout( run, Math.max( 0, due - Date.now() ) );
		}
	};
	const next = ( isAnswered: boolean ) => {
		tries = isAnswered ? 0 : tries - 1;
		due = Date.now() + ( tries > 0 ? FIRST_MS : EVERY_MS );
		isOver = isOver || ( tries <= 0 && left-- <= 0 );
	};
	const run = async () => {
		isAsking = true;
		// The next check says what this one could not.
		const answer = await check().catch( () => null );
		isAsking = false;
		if ( isOver ) {
			return;
		}
		next( !! answer?.is_known || tries <= 0 );
		if ( answer?.is_known ) {
			onAnswer( answer );
		}
		arm();
	};
	document.addEventListener( 'visibilitychange', arm );
	arm();
	return () => {
		isOver = true;
		clearTimeout( timer );
		document.removeEventListener( 'visibilitychange', arm );
	};
}
