/** An element with the children that the server always prints, in order. */
export type WithChildren<
	Parent extends Element,
	Printed extends Element[],
> = Parent & { readonly children: HTMLCollection & Printed };
