/** Counts that a form came into view: a number, nothing about the visitor. Forms load their own script only when touched. */
import { countOnce } from '@frontage/form/count-once';

/**
 * Counts once per page view.
 *
 * @param island Beside the form.
 */
export function seen( island: HTMLElement ): () => void {
	const form = island.parentElement!.querySelector( 'form' )!;
	const view = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
			view.disconnect();
			countOnce( form, 'seen' );
		}
	} );
	view.observe( form );
	return () => view.disconnect();
}
