/**
 * Returns an island's own elements, without those of nested islands.
 *
 * A tuple says which elements the server always prints: `queryOwn< [ HTMLDialogElement ] >( island, 'dialog' )`.
 *
 * @param island   The `<frontage-island>`, or an element inside one.
 * @param selector CSS selector.
 */
export function queryOwn< Found extends Element = HTMLElement >(
	island: Element,
	selector: string
): Found[];
export function queryOwn< Printed extends Element[] >(
	island: Element,
	selector: string
): Printed;
export function queryOwn( island: Element, selector: string ): Element[] {
	const home = island.closest( 'frontage-island' );
	return [ ...island.querySelectorAll( selector ) ].filter(
		( element ) =>
			element.parentElement?.closest( 'frontage-island' ) === home
	);
}
