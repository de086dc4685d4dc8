import type { FrontageIsland } from '@frontage/islands/types';
import { share } from '@frontage/share-click';
import type { ShareProps } from '@frontage/share-tools/types';

const tools = () => import( '@frontage/share-tools' );

/** Opens networks in a small window, does what needs no network, and counts. */
export function enhance( island: FrontageIsland, props: ShareProps ) {
	const showNumbers = async () =>
		props.min && ( await tools() ).showNumbers();
	const press = ( event: MouseEvent ) =>
		void share( event, props, props.location, showNumbers );
	const stop = new AbortController();
	island.addEventListener( 'click', press, stop );
	island.addEventListener( 'auxclick', press, stop );
	if ( props.isFresh ) {
		void tools().then( ( { loadNumbers } ) => loadNumbers() );
	}
	return () => stop.abort();
}
