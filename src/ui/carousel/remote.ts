import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { REQUEST, SHOWN, type Shown, type Wanted } from './messages';
import { reveal } from './reveal';

/**
 * Returns the island of a carousel.
 *
 * @param id ID of the carousel.
 */
const islandOf = ( id: string ) =>
	document
		.getElementById( id )
		?.querySelector< FrontageIsland >( 'frontage-island' );

/**
 * Lets buttons outside of a carousel's own controls move it, and marks the one of the current slide.
 *
 * @param buttons  With `data-to` (a slide from 0) or `data-by` (a number of steps).
 * @param carousel ID of the carousel.
 * @param signal   Stops it.
 * @param shown    Called with every new current slide.
 */
export function controlFrom(
	buttons: HTMLElement[],
	carousel: string,
	signal: AbortSignal,
	shown: ( detail: Shown ) => void = () => {}
): void {
	const mark = ( index: number ) =>
		buttons.forEach( ( button ) => {
			if ( button.dataset.to ) {
				const isCurrent = Number( button.dataset.to ) === index;
				button.ariaCurrent = isCurrent ? 'true' : null;
				if ( isCurrent ) {
					reveal( button );
				}
			}
		} );
	for ( const button of buttons ) {
		// The only listener of its kind, and the page's guard finds it before a theme stops clicks on links.
		button.onclick = ( event ) => {
			const { to, by } = button.dataset;
			event.preventDefault();
			ask( carousel, to ? { to: Number( to ) } : { by: Number( by ) } );
			if ( to ) {
				mark( Number( to ) );
			}
		};
		signal.addEventListener( 'abort', () => ( button.onclick = null ) );
	}
	const follow = ( detail: Shown ) => {
		if ( detail.id === carousel ) {
			mark( detail.index );
			shown( detail );
		}
	};
	document.addEventListener(
		SHOWN,
		( event ) => follow( ( event as CustomEvent< Shown > ).detail ),
		{ signal }
	);
	// It may have moved before this woke, for example to a slide named in the URL.
	const island = islandOf( carousel );
	const slides = island
		? queryOwn( island, '.frontage-carousel__slide' )
		: [];
	const index = slides.findIndex( ( slide ) => slide.matches( '.is-shown' ) );
	if ( index > 0 ) {
		const count = slides.length;
		follow( { id: carousel, index, count, last: count - 1 } );
	}
}

/**
 * Moves the carousel; loads its script first if necessary.
 *
 * @param id     ID of the carousel.
 * @param wanted A slide or a step.
 */
async function ask( id: string, wanted: Wanted ): Promise< void > {
	const target = islandOf( id );
	await target?.wake();
	target?.dispatchEvent( new CustomEvent( REQUEST, { detail: wanted } ) );
}
