/** Boxes of elements, since jsdom lays nothing out. */

/** Returns a box; what is not given is 0. */
export function rect( box: Partial< DOMRect > = {} ): DOMRect {
	const all = {
		x: 0,
		y: 0,
		width: 0,
		height: 0,
		top: 0,
		right: 0,
		bottom: 0,
		left: 0,
		...box,
	};
	return { ...all, toJSON: () => all };
}

/** Returns the boxes of an element: one if it is shown, none if it is hidden. */
export function rects( isShown: boolean ): DOMRectList {
	const boxes = isShown ? [ rect() ] : [];
	return Object.assign( boxes, {
		item: ( index: number ) => boxes[ index ] ?? null,
	} );
}
