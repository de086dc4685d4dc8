type Movable = Element & {
	/** Keeps frames loaded, videos playing and the focus; Chrome 133, Firefox 144. */
	moveBefore?: ( node: Node, child: Node | null ) => void;
};

/**
 * Moves an element within its parent.
 *
 * @param parent  The parent of both.
 * @param element What is moved.
 * @param before  What comes after it then; null for the end.
 */
export function place(
	parent: Movable,
	element: Element,
	before: Element | null
): void {
	if ( parent.moveBefore ) {
		parent.moveBefore( element, before );
	} else {
		parent.insertBefore( element, before );
	}
}

/**
 * Puts all children in order. Moves only those that are not where they belong.
 *
 * @param parent   What they are children of.
 * @param children All children, in order.
 */
export function arrange( parent: Element, children: readonly Element[] ): void {
	children.forEach( ( child, index ) => {
		const there = parent.children[ index ]!;
		if ( there !== child ) {
			place( parent, child, there );
		}
	} );
}
