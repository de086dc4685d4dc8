import type { FrontageIsland } from '@frontage/islands/types';
import type { ShareProps } from '@frontage/share-tools/types';
import { share } from './share';

/** Opens networks in a small window, does what needs no network, and counts. */
export function enhance( island: FrontageIsland, props: ShareProps ) {
	const press = ( event: MouseEvent ) =>
		void share( event, props, props.location );
	island.addEventListener( 'click', press );
	if ( props.isFresh ) {
		void import( '@frontage/share-tools' ).then( ( { loadNumbers } ) =>
			loadNumbers()
		);
	}
	return () => island.removeEventListener( 'click', press );
}
