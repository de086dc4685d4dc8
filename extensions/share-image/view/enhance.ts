import type { FrontageIsland } from '@frontage/islands/types';
import { share } from '@frontage/share-click';
import type { ShareProps } from '@frontage/share-tools/types';

/** Shares the picture, counts it, says how often it was shared, and closes what was opened. */
export function enhance( island: FrontageIsland, props: ShareProps ) {
	const stop = new AbortController();
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
	fold.addEventListener( 'toggle', show, stop );
	void show();
	const press = ( event: MouseEvent ) =>
		void share( event, props, 'media', show );
	island.addEventListener( 'click', press, stop );
	island.addEventListener( 'auxclick', press, stop );
	island.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && fold.open ) {
				event.preventDefault();
				fold.open = false;
				( fold.firstElementChild as HTMLElement ).focus();
			}
		},
		stop
	);
	const leave = ( { target }: Event ) => {
		fold.open &&= fold.contains( target as Node );
	};
	document.addEventListener( 'pointerdown', leave, stop );
	document.addEventListener( 'focusin', leave, stop );
	return () => stop.abort();
}
