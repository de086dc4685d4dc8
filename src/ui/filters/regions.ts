import type { FrontageIsland } from '@frontage/islands/types';

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
	const shown = isRouted( list ) ? list : replace( list, made );
	let status = '';
	for ( const filter of filters ) {
		const next = answer.getElementById( filter.id );
		const body = next?.querySelector( BODY );
		if ( body ) {
			status = body.getAttribute( 'data-status' ) ?? status;
			// WordPress's router has replaced what is inside its region.
			if ( ! update( filter, next! ) && ! isRouted( filter ) ) {
				filter
					.querySelector( BODY )!
					.replaceWith( document.importNode( body, true ) );
			}
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

/** Returns whether WordPress's router manages an element: a Query Loop with enhanced pagination, and what is inside. */
export const isRouted = ( element: Element ): boolean =>
	!! element.closest( '[data-wp-router-region]' );

/**
 * Replaces a list; filters inside it stay as they are.
 *
 * @param old  The page's element.
 * @param made The response's.
 * @return The element in the page.
 */
function replace( old: HTMLElement, made: Element ): HTMLElement {
	const kept = childrenWithFilters( old );
	const next = childrenWithFilters( made );
	if ( ! kept.length || kept.length !== next.length ) {
		const shown = document.importNode( made, true ) as HTMLElement;
		old.replaceWith( shown );
		return shown;
	}
	for ( const child of [ ...old.childNodes ] ) {
		if ( ! kept.includes( child as HTMLElement ) ) {
			child.remove();
		}
	}
	let index = 0;
	for ( const child of [ ...made.childNodes ] ) {
		const at = next.indexOf( child as HTMLElement );
		if ( at < 0 ) {
			old.insertBefore(
				document.importNode( child, true ),
				kept[ index ] ?? null
			);
			continue;
		}
		if ( ! kept[ at ]!.matches( FILTER ) ) {
			replace( kept[ at ]!, child as Element );
		}
		index = at + 1;
	}
	return old;
}

const FILTER = '[data-filters]';

const childrenWithFilters = ( parent: Element ) =>
	[ ...parent.children ].filter(
		( child ): child is HTMLElement =>
			child.matches( FILTER ) || !! child.querySelector( FILTER )
	);

/**
 * Hands a filter that React manages the props of the server's last answer.
 *
 * On the filter's island, once it has woken; does not bubble. Detail: the props, see `FormProps`.
 *
 * @event frontage:filter-props
 * @internal
 */
export const PROPS = 'frontage:filter-props';

/**
 * Hands new props to a filter that React manages.
 *
 * @param filter The page's element.
 * @param next   The response's.
 * @return Whether it is one; before React has taken over, its HTML is replaced like any other's.
 */
function update( filter: Element, next: Element ): boolean {
	const [ island, made ] = [ filter, next ].map( ( one ) =>
		one.querySelector< FrontageIsland >( 'frontage-island[react]' )
	);
	const props = made?.getAttribute( 'props' );
	if ( ! island || ! props ) {
		return false;
	}
	island.setAttribute( 'props', props );
	if ( ! island.dataset.state ) {
		return false;
	}
	void island
		.wake()
		.then( () =>
			island.dispatchEvent(
				new CustomEvent( PROPS, { detail: JSON.parse( props ) } )
			)
		);
	return true;
}

/**
 * Notes which link has the focus.
 *
 * @param filters Outermost elements of the filters.
 * @return Gives the focus to the same link, or to the next best place.
 */
function focusIn( filters: readonly HTMLElement[] ): () => void {
	const home = filters.find( ( one ) => one.matches( ':focus-within' ) );
	const used = home?.querySelector< HTMLElement >( ':focus' );
	const key = used?.dataset.key ?? '';
	return () => {
		// A field that stays has its focus and caret still.
		if ( ! home || ( used?.isConnected && used.matches( ':focus' ) ) ) {
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
