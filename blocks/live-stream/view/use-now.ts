import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@frontage/lib/after-paint';
import type { Times } from './choice';

/** Milliseconds between looks at the clock, also in the last minute before a start. */
const USUAL_MS = 15_000;
const SOON_MS = 1000;
const SOON_SECONDS = 61;

/**
 * The time in seconds since 1970; null until the component is mounted, so that it begins with what the server printed.
 *
 * @param streams Whose starts are counted down to.
 */
export function useNow( streams: readonly Times[] ): number | null {
	const [ now, setNow ] = useState< number | null >( null );
	const first = useRef( streams );
	useEffect( () => {
		let isOver = false;
		let timer = 0;
		const tick = () => {
			if ( isOver ) {
				return;
			}
			const seconds = Math.floor( Date.now() / 1000 );
			const isSoon = streams.some(
				( { start } ) =>
					start >= seconds && start - seconds < SOON_SECONDS
			);
			setNow( seconds );
			timer = window.setTimeout( tick, isSoon ? SOON_MS : USUAL_MS );
		};
		// An answer may come before the first look at the clock.
		if ( streams !== first.current ) {
			tick();
		} else {
			afterPaint( tick );
		}
		return () => {
			isOver = true;
			clearTimeout( timer );
		};
	}, [ streams ] );
	return now;
}
