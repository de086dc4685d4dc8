/**
 * Returns an island's own elements, without those of nested islands.
 *
 * @param island   The `<frontage-island>`, or an element inside one.
 * @param selector CSS selector.
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
