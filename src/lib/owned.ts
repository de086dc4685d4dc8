/**
 * The elements of an island that are its own, without those of islands inside it.
 *
 * @param island   The `<frontage-island>`, or an element inside one.
 * @param selector What to look for.
 */
export function owned< Found extends Element = HTMLElement >(
	island: Element,
	selector: string
): Found[] {
	const home = island.closest( 'frontage-island' );
	return [ ...island.querySelectorAll< Found >( selector ) ].filter(
		( element ) =>
			element.parentElement?.closest( 'frontage-island' ) === home
	);
}
