import { SHOWN, type Shown } from './messages';
import { reveal } from './reveal';
import type { CarouselProps, Parts } from './types';

/**
 * Updates dots, arrows and the announcement for the current slide.
 *
 * @param parts Elements of the carousel.
 * @param props Island props.
 * @param index Current slide, from 0.
 * @param end   Last slide that can be current.
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
	if ( dots[ index ] ) {
		reveal( dots[ index ] );
	}
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
			detail: { id, index, count: slides.length, last: end },
		} )
	);
}

/**
 * Disables an arrow with `aria-disabled`, so that the button keeps the keyboard focus.
 *
 * @param button  An arrow.
 * @param isAtEnd Whether there is no further slide.
 */
function disable( button: HTMLElement | undefined, isAtEnd: boolean ): void {
	if ( button ) {
		button.ariaDisabled = isAtEnd ? 'true' : null;
	}
}
