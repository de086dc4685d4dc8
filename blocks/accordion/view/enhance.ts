import type { FrontageIsland } from '@frontage/islands/types';

export interface AccordionProps extends Record< string, unknown > {
	/** Group name that the items share. */
	group: string;
}

/**
 * Keeps one item of the accordion open (S1 §4) where CSS cannot: for keyboards and screen readers.
 *
 * Loaded only if `openMode` is `single`; otherwise the browser does everything.
 */
export function enhance(
	island: FrontageIsland,
	{ group }: AccordionProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const summaries = island.querySelectorAll< HTMLElement >(
		`[name="${ CSS.escape( group ) }"]>summary`
	);
	const isOpen = ( summary: Element ) =>
		( summary.parentElement as HTMLDetailsElement ).open;
	const notify = () =>
		summaries.forEach( ( summary ) => {
			summary.ariaDisabled = isOpen( summary ) ? 'true' : null;
		} );

	summaries.forEach( ( summary ) =>
		summary.addEventListener(
			'click',
			( event ) => isOpen( summary ) && event.preventDefault(),
			{ signal }
		)
	);
	island.addEventListener( 'toggle', notify, { capture: true, signal } );
	notify();
	return () => stop.abort();
}
