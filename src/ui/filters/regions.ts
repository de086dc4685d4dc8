/** The parts of the page that a filter changes: the list, and everything that filters it. */

export interface Regions {
	/** Module and ID of the list and of each filter. */
	names: string[];
	list: HTMLElement;
	/** Outermost elements of the filters. */
	filters: HTMLElement[];
	/** Live region of the filter that has the focus, else of the first. */
	status: HTMLElement;
}

const BODY = '.frontage-filters__body';

/**
 * Finds the parts in the page.
 *
 * @param region The list's module and ID, such as `blog/news`.
 */
export function regionsOf( region: string ): Regions {
	const filters = [
		...document.querySelectorAll< HTMLElement >(
			`[data-filters="${ CSS.escape( region ) }"]`
		),
	];
	const used =
		filters.find( ( one ) => one.matches( ':focus-within' ) ) ??
		filters[ 0 ]!;
	return {
		names: [ region, ...filters.map( ( one ) => one.dataset.region! ) ],
		list: document.getElementById( region.split( '/' )[ 1 ]! )!,
		filters,
		status: used.querySelector< HTMLElement >( '.frontage-status' )!,
	};
}

/**
 * Replaces the parts by those of a response.
 *
 * @param regions The page's.
 * @param answer  The response; it may be the whole page.
 * @return What changed, to be announced.
 */
export function swap( { list, filters }: Regions, answer: Document ): string {
	const focus = focusIn( filters );
	const made = answer.getElementById( list.id )!;
	const shown = document.importNode( made, true );
	list.replaceWith( shown );
	let status = '';
	for ( const filter of filters ) {
		const body = answer.getElementById( filter.id )?.querySelector( BODY );
		if ( body ) {
			filter
				.querySelector( BODY )!
				.replaceWith( document.importNode( body, true ) );
			status = body.getAttribute( 'data-status' ) ?? status;
		}
	}
	focus();
	if ( answer.title ) {
		document.title = answer.title;
	}
	if ( shown.getBoundingClientRect().top < 0 ) {
		shown.scrollIntoView();
	}
	return status;
}

/**
 * Notes which link has the focus.
 *
 * @param filters Outermost elements of the filters.
 * @return Gives the focus to the same link, or to the next best place.
 */
function focusIn( filters: readonly HTMLElement[] ): () => void {
	const home = filters.find( ( one ) => one.matches( ':focus-within' ) );
	const key =
		home?.querySelector< HTMLElement >( ':focus' )?.dataset.key ?? '';
	return () => {
		if ( ! home ) {
			return;
		}
		const link =
			home.querySelector< HTMLElement >(
				`[data-key="${ CSS.escape( key ) }"]`
			) ?? home.querySelector< HTMLElement >( 'a[href]' );
		if ( link?.hasAttribute( 'href' ) ) {
			link.focus( { preventScroll: true } );
		} else {
			home.tabIndex = -1;
			home.focus( { preventScroll: true } );
		}
	};
}
