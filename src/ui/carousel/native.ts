import { dragByMouse } from './drag';
import type { Engine, Parts, Listener } from './types';

/**
 * Moves slides with native scrolling; CSS snaps them.
 *
 * @param parts    Elements of the carousel.
 * @param listener Callbacks for visitor interaction.
 */
export function native( parts: Parts, listener: Listener ): Engine {
	const { viewport, slides } = parts;
	let target = -1;
	const stop = new AbortController();
	const { signal } = stop;
	const arrive = () => {
		target = -1;
	};

	// Scrolls to the start of the slide, relative to the first slide, which works in both text directions.
	const go: Engine[ 'go' ] = ( index, _, isCalm ) => {
		target = index;
		requestAnimationFrame( () => {
			if ( target === index ) {
				viewport.scrollTo( {
					left: slides[ index ]!.offsetLeft - slides[ 0 ].offsetLeft,
					behavior: isCalm ? 'instant' : 'smooth',
				} );
			}
		} );
	};

	viewport.addEventListener( 'scrollend', arrive, { signal } );
	// Touch or wheel input interrupts the scroll.
	for ( const type of [ 'touchstart', 'wheel' ] ) {
		viewport.addEventListener( type, arrive, { signal, passive: true } );
	}
	dragByMouse( viewport, signal, {
		held: ( isHeld ) => {
			arrive();
			listener.held( isHeld );
		},
		swiped: ( by ) => listener.swiped( by ),
	} );
	return {
		go,
		scrolls: true,
		circles: false,
		isMoving: () => target >= 0,
		stop: () => stop.abort(),
	};
}
