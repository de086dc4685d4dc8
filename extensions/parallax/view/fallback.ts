/** Moves blocks with the scroll position, in browsers without scroll-driven CSS. */

const MOVED = '.has-frontage-parallax';
const STATE = 'data-frontage-parallax';

/**
 * Returns how much of its way across the screen a block has gone, from 0 to 1.
 *
 * @param top    Of the block, in pixels from the top of the screen.
 * @param height Of the block.
 * @param screen Height of the screen.
 */
export const progressOf = ( top: number, height: number, screen: number ) =>
	Math.min( 1, Math.max( 0, ( screen - top ) / ( screen + height ) ) );

/** Returns where a block is without its own movement, from the top of the page. */
function placeOf( element: HTMLElement ): [ number, number ] {
	element.removeAttribute( STATE );
	const { top, height } = element.getBoundingClientRect();
	element.setAttribute( STATE, '' );
	return [ top + scrollY, height ];
}

/** Measures blocks once and when the page changes its size, and moves them once a frame. */
export function mount(): void {
	const blocks = [ ...document.querySelectorAll< HTMLElement >( MOVED ) ];
	let places: [ number, number ][] = [];
	let frame = 0;
	const move = () => {
		frame = 0;
		blocks.forEach( ( block, index ) => {
			const [ top, height ] = places[ index ]!;
			block.style.setProperty(
				'--frontage-parallax-progress',
				progressOf( top - scrollY, height, innerHeight ).toFixed( 4 )
			);
		} );
	};
	const measure = () => {
		places = blocks.map( placeOf );
		move();
	};
	new ResizeObserver( measure ).observe( document.body );
	addEventListener(
		'scroll',
		() => {
			frame ||= requestAnimationFrame( move );
		},
		{ passive: true }
	);
}
