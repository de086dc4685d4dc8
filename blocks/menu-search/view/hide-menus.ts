/** Hides the menus beside an open search (S1 §4). */

/** Containers of the search: the nearest one that contains menus is used. */
const PLACES = 'header,footer,aside,.wp-block-template-part';

/** Fallback container. */
const GROUP = '.wp-block-group';

const MARK = 'data-frontage-searching';

/**
 * Hides or shows the menus, also for screen readers and the keyboard.
 *
 * @param search Any element in the search.
 */
export function hideMenus( search: Element, isHidden: boolean ): void {
	const place = search.closest( PLACES ) ?? search.closest( GROUP );
	place?.querySelectorAll( 'nav' ).forEach( ( menu ) => {
		menu.toggleAttribute( MARK, isHidden );
	} );
}
