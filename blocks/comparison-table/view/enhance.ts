import type { FrontageIsland } from '@frontage/islands/types';

/** Opens and closes groups when their titles are pressed (S2 §4), and keeps what was chosen in the address. */
export function enhance( island: FrontageIsland, { id }: { id: string } ) {
	const toggle = ( { target }: Event ) => {
		const button = ( target as Element ).closest( '[aria-expanded]' );
		const isClosed = button
			?.closest( 'tbody' )!
			.classList.toggle( 'is-closed' );
		button?.setAttribute( 'aria-expanded', String( ! isClosed ) );
	};
	const inputs = [ ...island.querySelectorAll( 'input' ) ];
	const keep = () => {
		const url = new URL( location.href );
		url.searchParams.set(
			`frontage-comparison-table[${ id }]`,
			inputs
				.filter( ( { checked } ) => checked )
				.map( ( { type, value } ) =>
					type === 'radio' ? value : 'differences'
				)
				.join( ',' )
		);
		history.replaceState( history.state, '', url );
	};
	// The first choice woke the script.
	if (
		inputs.some(
			( { checked, defaultChecked } ) => checked !== defaultChecked
		)
	) {
		keep();
	}
	island.addEventListener( 'click', toggle );
	island.addEventListener( 'change', keep );
	return () => {
		island.removeEventListener( 'click', toggle );
		island.removeEventListener( 'change', keep );
	};
}
