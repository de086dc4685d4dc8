/** The menus beside a search, which make room for it (S1 §4). */

/** What the search stands in: the nearest part of the page that has menus of its own. */
const PLACES = 'header,footer,aside,.wp-block-template-part';

/** Where there is no such part. */
const GROUP = '.wp-block-group';

const MARK = 'data-frontage-searching';

/**
 * Hides the menus, or shows them again; for readers and the keyboard, too.
 *
 * @param search   Anything in the search.
 * @param isHidden Whether they are hidden.
 */
export function hideMenus( search: Element, isHidden: boolean ): void {
	const place = search.closest( PLACES ) ?? search.closest( GROUP );
	place?.querySelectorAll( 'nav' ).forEach( ( menu ) => {
		menu.toggleAttribute( MARK, isHidden );
	} );
}
