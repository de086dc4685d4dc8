import type { FrontageIsland } from '@frontage/islands/types';
import { share } from '@frontage/share-press';
import type { ShareProps } from '@frontage/share-tools/types';

/** Shares the picture, counts it, says how often it was shared, and closes what was opened. */
export function enhance( island: FrontageIsland, props: ShareProps ) {
	const stop = new AbortController();
	const { signal } = stop;
	const fold = island.querySelector( 'details' )!;
	const total = fold.querySelector( 'p' );
	// The number stays as it is where the request fails.
	const show = async () => {
		if ( total && fold.open ) {
			const tools = await import( '@frontage/share-tools' );
			const text = await tools.mediaTotal( props );
			total.hidden = text === '0';
			total.lastElementChild!.textContent = text;
		}
	};
	fold.addEventListener( 'toggle', show, { signal } );
	void show();
	island.addEventListener(
		'click',
		( event ) => void share( event, props, 'media', show ),
		{ signal }
	);
	island.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && fold.open ) {
				event.preventDefault();
				fold.open = false;
				fold.querySelector( 'summary' )!.focus();
			}
		},
		{ signal }
	);
	for ( const type of [ 'pointerdown', 'focusin' ] ) {
		document.addEventListener(
			type,
			( { target } ) => {
				fold.open &&= fold.contains( target as Node );
			},
			{ signal }
		);
	}
	return () => stop.abort();
}
