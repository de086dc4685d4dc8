import type { FrontageIsland } from '@frontage/islands/types';

/** Opens and closes groups when their titles are pressed (S2 §4). */
export function enhance( island: FrontageIsland ) {
	const toggle = ( { target }: Event ) => {
		const button = ( target as Element ).closest( '[aria-expanded]' );
		const isClosed = button
			?.closest( 'tbody' )!
			.classList.toggle( 'is-closed' );
		button?.setAttribute( 'aria-expanded', String( ! isClosed ) );
	};
	island.addEventListener( 'click', toggle );
	return () => island.removeEventListener( 'click', toggle );
}
