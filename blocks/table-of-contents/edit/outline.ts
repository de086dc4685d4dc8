/** Builds a tree of headings; must match `Outline.php`. */

export interface Entry {
	level: number;
	text: string;
}

export interface Branch extends Entry {
	under: Branch[];
}

/**
 * Nests each heading under the one that it belongs to.
 *
 * @param entries        In order.
 * @param isHierarchical Whether to nest at all.
 */
export function outline( entries: Entry[], isHierarchical: boolean ): Branch[] {
	const [ first, ...rest ] = entries;
	if ( ! first ) {
		return [];
	}
	const end = isHierarchical
		? rest.findIndex( ( { level } ) => level <= first.level )
		: 0;
	const own = end < 0 ? rest.length : end;
	return [
		{ ...first, under: outline( rest.slice( 0, own ), isHierarchical ) },
		...outline( rest.slice( own ), isHierarchical ),
	];
}
