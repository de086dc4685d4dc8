import type { FrontageIsland } from '@frontage/islands/types';
import type { FeedProps, feed } from './feed';
import { KEY } from './key';

/** Waits until the end of the list is one screen away; visitors who read only the start load nothing more. */
export function enhance(
	island: FrontageIsland,
	props: FeedProps
): () => void {
	const links = document.querySelectorAll( props.navigation );
	let end: ReturnType< typeof feed >;
	let isOver = false;
	const begin = async () => {
		ahead.disconnect();
		const part: { feed: typeof feed } = await import(
			/* webpackIgnore: true */ props.parts.feed
		);
		end = isOver ? undefined : part.feed( island, props );
	};
	const ahead = new IntersectionObserver(
		( seen ) =>
			seen.some( ( { isIntersecting } ) => isIntersecting ) &&
			void begin(),
		{ rootMargin: '100%' }
	);
	if ( links.length && ! history.state?.[ KEY ] ) {
		links.forEach( ( one ) => ahead.observe( one ) );
	} else {
		void begin();
	}
	return () => {
		isOver = true;
		ahead.disconnect();
		end?.();
	};
}
