import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import {
	REQUEST,
	SHOWN,
	type Shown,
	type Wanted,
} from '@frontage/carousel/messages';

export interface RemoteProps extends Record< string, unknown > {
	/** ID of the carousel. */
	carousel: string;
}

/** Controls a carousel elsewhere on the page, and shows its current slide. */
export function enhance(
	island: FrontageIsland,
	{ carousel }: RemoteProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const buttons = owned( island, 'button' );
	const mark = ( index: number ) =>
		buttons.forEach( ( button ) => {
			if ( button.dataset.to ) {
				button.ariaCurrent =
					Number( button.dataset.to ) === index ? 'true' : null;
			}
		} );
	buttons.forEach( ( button ) =>
		button.addEventListener(
			'click',
			() => {
				const { to, by } = button.dataset;
				ask(
					carousel,
					to ? { to: Number( to ) } : { by: Number( by ) }
				);
				if ( to ) {
					mark( Number( to ) );
				}
			},
			{ signal }
		)
	);
	document.addEventListener(
		SHOWN,
		( event ) => {
			const { id, index } = ( event as CustomEvent< Shown > ).detail;
			if ( id === carousel ) {
				mark( index );
			}
		},
		{ signal }
	);
	return () => stop.abort();
}

/**
 * Moves the carousel; loads its script first if necessary.
 *
 * @param id     ID of the carousel.
 * @param wanted A slide or a step.
 */
async function ask( id: string, wanted: Wanted ): Promise< void > {
	const target = document
		.getElementById( id )
		?.querySelector( 'frontage-island' );
	await target?.wake();
	target?.dispatchEvent( new CustomEvent( REQUEST, { detail: wanted } ) );
}
