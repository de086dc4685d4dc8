import { SHOWN, type Shown } from './messages';
import type { CarouselProps, Parts } from './types';

/**
 * Shows which slide is in place: dots, arrows, the announcement.
 *
 * @param parts Elements of the carousel.
 * @param props What it is told.
 * @param index The slide in place, from 0.
 * @param end   The last that can be.
 */
export function show(
	parts: Parts,
	props: CarouselProps,
	index: number,
	end: number
): void {
	const { frame, slides, dots, previous, next } = parts;
	const { id, loop } = props;
	frame.classList.add( 'is-moved' );
	dots.forEach( ( dot, at ) => {
		dot.ariaCurrent = at === index ? 'true' : null;
	} );
	slides.forEach( ( slide, at ) =>
		slide.classList.toggle( 'is-shown', at === index )
	);
	if ( ! loop ) {
		disable( previous, index === 0 );
		disable( next, index >= end );
	}
	frame.dispatchEvent(
		new CustomEvent< Shown >( SHOWN, {
			bubbles: true,
			detail: { id, index, count: slides.length },
		} )
	);
}

/**
 * Says that there is no further slide; the button keeps the focus, so a keyboard does not lose its place.
 *
 * @param button  An arrow.
 * @param isAtEnd Whether it leads nowhere.
 */
function disable( button: HTMLElement | undefined, isAtEnd: boolean ): void {
	if ( button ) {
		button.ariaDisabled = isAtEnd ? 'true' : null;
	}
}
