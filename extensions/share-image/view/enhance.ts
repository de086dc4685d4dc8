import type { FrontageIsland } from '@frontage/islands/types';
import { readPageData } from '@frontage/lib/page-data';
import { share } from '@frontage/share-press';
import type { ShareProps } from '@frontage/share-tools/types';

/** S0 §7. */
const ACTION = 'get_media_shares_total';

/** Shares the picture, counts it, says how often it was shared, and closes what was opened. */
export function enhance( island: FrontageIsland, props: ShareProps ) {
	const stop = new AbortController();
	const { signal } = stop;
	const fold = island.querySelector( 'details' )!;
	const total = fold.querySelector( 'p' );
	// The number stays as it is where the request fails.
	const show = async () => {
		const text = total && props.min ? await ask( props ) : '0';
		if ( text !== '0' && total ) {
			total.hidden = false;
			total.lastElementChild!.textContent = text;
		}
	};
	const close = () => {
		fold.open = false;
	};
	fold.addEventListener( 'toggle', () => fold.open && show(), { signal } );
	if ( fold.open ) {
		void show();
	}
	island.addEventListener(
		'click',
		( event ) => void share( event, props, 'media', show ),
		{ signal }
	);
	island.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && fold.open ) {
				event.stopPropagation();
				event.preventDefault();
				close();
				fold.querySelector( 'summary' )!.focus();
			}
		},
		{ signal }
	);
	for ( const type of [ 'pointerdown', 'focusin' ] ) {
		document.addEventListener(
			type,
			( { target } ) => fold.contains( target as Node ) || close(),
			{ signal }
		);
	}
	return () => stop.abort();
}

/** Returns how often the picture was shared, as it is written; `0` if nobody knows. */
async function ask( { post, media }: ShareProps ): Promise< string > {
	const { ajax } = readPageData();
	const asked = JSON.stringify( { media_url: media, post_id: post } );
	const query = new URLSearchParams( { action: ACTION, media_total: asked } );
	const response = await fetch( `${ ajax }?${ query }` ).catch( () => null );
	return response?.ok ? response.text() : '0';
}
