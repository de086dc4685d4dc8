import { queryOwn } from '@frontage/lib/query-own';
import type { Parts } from './types';

const CLASS = '.frontage-carousel';

/** At least one. */
type Some = Parts[ 'slides' ];

/**
 * Returns the elements of a carousel, printed by `Frontage\Domain\Render\Carousel`, without those of nested
 * carousels.
 *
 * @param island The carousel's island.
 */
export function partsOf( island: HTMLElement ): Parts {
	const all = < Found extends HTMLElement[] >( name: string ) =>
		queryOwn< Found >( island, `${ CLASS }__${ name }` );
	const arrow = ( way: string ) =>
		all< HTMLButtonElement[] >( `arrow.is-${ way }` )[ 0 ];
	return {
		frame: queryOwn< Some >( island, CLASS )[ 0 ],
		viewport: all< Some >( 'viewport' )[ 0 ],
		track: all< Some >( 'track' )[ 0 ],
		slides: all< Some >( 'slide' ),
		previous: arrow( 'previous' ),
		next: arrow( 'next' ),
		pause: all< HTMLButtonElement[] >( 'pause' )[ 0 ],
		dots: all< HTMLElement[] >( 'dot' ),
		status: all< HTMLElement[] >( 'status' )[ 0 ],
	};
}
