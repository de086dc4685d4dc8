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
	/** The frame that begins the scroll to it. */
	let frame = 0;
	const stop = new AbortController();
	const { signal } = stop;
	const arrive = () => {
		cancelAnimationFrame( frame );
		frame = 0;
		target = -1;
	};

	// Which point of a slide rests at the same place as that of the first: 0 is the left edge, 1 the right one.
	const point =
		restsAt === 'center' ? 0.5 : ( 1 - directionOf( viewport ) ) / 2;
	const xOf = ( { offsetLeft, offsetWidth }: HTMLElement ) =>
		offsetLeft + offsetWidth * point;
	const leftOf = ( slide: HTMLElement ) => xOf( slide ) - xOf( slides[ 0 ] );

	/** Returns whether scrolling there would move nothing, of which no event tells. */
	const isAt = ( left: number ) => {
		const most = viewport.scrollWidth - viewport.clientWidth;
		const to = Math.sign( left ) * Math.min( Math.abs( left ), most );
		return Math.abs( viewport.scrollLeft - to ) < 1;
	};

	const go: Engine[ 'go' ] = ( index, _, isCalm ) => {
		arrive();
		target = index;
		frame = requestAnimationFrame( () => {
			frame = 0;
			const left = leftOf( slides[ index ]! );
			if ( isAt( left ) ) {
				arrive();
			}
			viewport.scrollTo( {
				left,
				behavior: isCalm ? 'instant' : 'smooth',
			} );
		} );
	};

	// Before the frame, it is the end of the scroll before this one.
	viewport.addEventListener( 'scrollend', () => frame || arrive(), {
		signal,
	} );
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
