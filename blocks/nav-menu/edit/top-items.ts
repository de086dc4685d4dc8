/** An item at the top of a menu. */
export interface TopItem {
	/** What it leads to, as `panels` names it. */
	target: string;
	name: string;
	/** Whether it has items of its own. */
	hasItems: boolean;
}

/** A mega menu, as `panels` saves it. */
export interface MegaPanel {
	item: string;
	/** Pattern in it; 0 for the item's own sub-menu in columns. */
	pattern: number;
}

/**
 * Reads the items from the menu that the server has printed.
 *
 * @param html Preview.
 */
export function topItems( html: string ): TopItem[] {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return [
		...body.querySelectorAll< HTMLElement >(
			'.frontage-nav-menu__list > [data-target]'
		),
	].map( ( item ) => ( {
		target: item.dataset.target!,
		name:
			item
				.querySelector( '.frontage-nav-menu__label' )
				?.textContent?.trim() ?? '',
		hasItems: !! item.querySelector( '.frontage-nav-menu__panel ul' ),
	} ) );
}

/**
 * Returns the mega menus after one has changed.
 *
 * @param panels Mega menus so far.
 * @param item   What the item leads to.
 * @param chosen Pattern, 0 for columns, or null for none.
 */
export const withPanel = (
	panels: MegaPanel[],
	item: string,
	chosen: number | null
): MegaPanel[] => [
	...panels.filter( ( panel ) => panel.item !== item ),
	...( chosen === null ? [] : [ { item, pattern: chosen } ] ),
];
