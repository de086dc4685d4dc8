/**
 * Returns an island's own elements, without those of nested islands.
 *
 * A tuple says which elements the server always prints: `owned< [ HTMLDialogElement ] >( island, 'dialog' )`.
 *
 * @param island   The `<frontage-island>`, or an element inside one.
 * @param selector CSS selector.
 */
export function owned< Found extends Element = HTMLElement >(
	island: Element,
	selector: string
): Found[];
export function owned< Printed extends Element[] >(
	island: Element,
	selector: string
): Printed;
export function owned( island: Element, selector: string ): Element[] {
	const home = island.closest( 'frontage-island' );
	return [ ...island.querySelectorAll( selector ) ].filter(
		( element ) =>
			element.parentElement?.closest( 'frontage-island' ) === home
	);
}
