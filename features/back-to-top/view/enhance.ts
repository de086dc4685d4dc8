import type { FrontageIsland } from '@frontage/islands/types';
import { scrollPageTo } from '@frontage/scroll/scroll-page-to';

export interface BackToTopProps extends Record< string, unknown > {
	/** Scroll duration in milliseconds. */
	duration: number;
}

/** Scrolls up with the configured duration, and moves the focus along. */
export function enhance(
	island: FrontageIsland,
	{ duration }: BackToTopProps
): () => void {
	const stop = new AbortController();
	island.addEventListener(
		'click',
		( event ) => {
			event.preventDefault();
			void scrollPageTo( 0, { duration, signal: stop.signal } ).then(
				focusTop
			);
		},
		{ signal: stop.signal }
	);
	return () => stop.abort();
}

/** Makes the next Tab go to the first link of the page, as after a link to `#top`. */
function focusTop(): void {
	const { body } = document;
	const had = body.getAttribute( 'tabindex' );
	body.tabIndex = -1;
	body.focus( { preventScroll: true } );
	if ( had === null ) {
		body.removeAttribute( 'tabindex' );
	} else {
		body.setAttribute( 'tabindex', had );
	}
}
