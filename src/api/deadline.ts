/** A signal that aborts when the caller or the timer aborts it. */

export interface Deadline {
	signal: AbortSignal;
	/** Whether the timer ran out. */
	isOver: () => boolean;
	/** Stops the timer; call it when the response has arrived. */
	end: () => void;
}

/**
 * Creates a signal that aborts after a time limit or when the caller's own signal aborts.
 *
 * @param milliseconds Time limit.
 * @param given        The caller's own signal.
 */
export function deadline(
	milliseconds: number,
	given?: AbortSignal
): Deadline {
	const controller = new AbortController();
	const abort = () => controller.abort( given?.reason );
	let isOver = false;
	const timer = setTimeout( () => {
		isOver = true;
		abort();
	}, milliseconds );
	given?.addEventListener( 'abort', abort );
	if ( given?.aborted ) {
		abort();
	}
	return {
		signal: controller.signal,
		isOver: () => isOver,
		end: () => {
			clearTimeout( timer );
			given?.removeEventListener( 'abort', abort );
		},
	};
}
