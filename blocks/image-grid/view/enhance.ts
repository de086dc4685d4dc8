import type { FrontageIsland } from '@frontage/islands/types';
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
	addEventListener( 'popstate', () => grid.show( choiceIn( props.place ) ), {
		signal,
	} );
	return () => {
		grid.stopEnding();
		end.abort();
	};
}
