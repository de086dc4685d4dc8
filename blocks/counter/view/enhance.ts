import type { FrontageIsland } from '@frontage/islands/types';
import { countOver, type CountProps } from '@frontage/lib/count';
import { queryOwn } from '@frontage/lib/query-own';
import { playInView } from '@frontage/lib/play-in-view';

/** Counts when the number comes into view, once. */
export function enhance(
	island: FrontageIsland,
	props: CountProps
): () => void {
	const [ number ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-count__number'
	);
	return playInView( number, {
		duration: props.duration,
		...countOver( number, props ),
	} );
}
