/** A signal that the caller or the clock may give. */

export interface Deadline {
	signal: AbortSignal;
	/** Whether it was the clock. */
	isOver: () => boolean;
	/** To be called when the answer is there. */
	end: () => void;
}

/**
 * @param milliseconds Until the clock gives up.
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
