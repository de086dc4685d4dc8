import { directionOf } from '@frontage/lib/direction';
import { dragByMouse } from './drag';
import type { CarouselProps, Engine, Parts, Listener } from './types';

/**
 * Moves slides with native scrolling; CSS snaps them.
 *
 * @param parts    Elements of the carousel.
 * @param listener Callbacks for visitor interaction.
 * @param props    Island props.
 */
export function native(
	parts: Parts,
	listener: Listener,
	{ restsAt, isFree }: CarouselProps
): Engine {
	const { viewport, slides } = parts;
	let target = -1;
	const stop = new AbortController();
	const { signal } = stop;
	const arrive = () => {
		target = -1;
	};

	// Which point of a slide rests at the same place as that of the first: 0 is the left edge, 1 the right one.
	const point =
		restsAt === 'center' ? 0.5 : ( 1 - directionOf( viewport ) ) / 2;
	const xOf = ( { offsetLeft, offsetWidth }: HTMLElement ) =>
		offsetLeft + offsetWidth * point;
	const leftOf = ( slide: HTMLElement ) => xOf( slide ) - xOf( slides[ 0 ] );

	const go: Engine[ 'go' ] = ( index, _, isCalm ) => {
		target = index;
		requestAnimationFrame( () => {
			if ( target === index ) {
				viewport.scrollTo( {
					left: leftOf( slides[ index ]! ),
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
		swiped: ( by ) => {
			if ( restsAt && ! isFree ) {
				// Slides differ in width: goes on to the one nearest to where the drag leads.
				const to = viewport.scrollLeft - by / 2;
				const off = ( slide: HTMLElement ) =>
					Math.abs( leftOf( slide ) - to );
				const near = slides.reduce( ( best, slide ) =>
					off( slide ) < off( best ) ? slide : best
				);
				listener.swiped( 0, slides.indexOf( near ) );
			} else if ( ! isFree ) {
				listener.swiped( by );
			}
		},
	} );
	return {
		go,
		scrolls: true,
		circles: false,
		isMoving: () => target >= 0,
		stop: () => stop.abort(),
	};
}
