import type { FrontageIsland } from '@frontage/islands/types';
import { printedAddress } from '@frontage/lib/printed-address';
import { hrefOf } from '@frontage/choice/choice';
import { choiceIn } from '@frontage/list/place';
import { ImageGrid, type ImageGridProps } from './widget';

/** Filters the grid and shows more images; the server does the same from the URL. */
export function enhance(
	island: FrontageIsland,
	props: ImageGridProps
): () => void {
	const end = new AbortController();
	const { signal } = end;
	const grid = new ImageGrid( island, props );
	for ( const link of [ ...grid.links, ...grid.more ] ) {
		link.addEventListener(
			'click',
			( event ) => grid.press( event, link ),
			{
				signal,
			}
		);
	}
	const follow = () => grid.show( choiceIn( props.place ) );
	addEventListener( 'popstate', follow, { signal } );
	const choiceAt = ( href: string ) =>
		hrefOf( props.place, choiceIn( props.place, href ) );
	if ( choiceAt( printedAddress( island ) ) !== choiceAt( location.href ) ) {
		follow();
	}
	return () => {
		grid.stopEnding();
		end.abort();
	};
}
