/**
 * Positions an opened element next to its opener in browsers without CSS anchor positioning.
 *
 * In all others the stylesheet does it (`position-area`), and nothing is loaded.
 */

export interface BesideOptions {
	/** Preferred side, if there is enough space; else the opposite side. */
	side?: 'top' | 'bottom';
	/** Pixels between element and anchor. */
	gap?: number;
	/** A media query under which the stylesheet positions the element itself. */
	unless?: string;
}

/** Properties set by the script; `position-area` only to override stylesheets. */
const OWN = [ 'inset', 'margin', 'position-area', 'visibility' ];

/** Pixels to keep free at the edges of the screen. */
const EDGE = 8;

/**
 * Keeps an open element positioned next to its anchor until stopped.
 *
 * @param element In the top layer.
 * @param anchor  What it is placed beside.
 * @param options Position.
 * @return Stops, and leaves the position to the stylesheet.
 */
export function anchorTo(
	element: HTMLElement,
	anchor: Element,
	{ side = 'bottom', gap = 8, unless }: BesideOptions = {}
): () => void {
	if (
		CSS.supports( 'position-area: block-end' ) ||
		( unless && matchMedia( unless ).matches )
	) {
		return () => {};
	}
	let undo: ( () => void ) | undefined;
	let isStopped = false;
	const { style } = element;
	const clear = () =>
		OWN.forEach( ( property ) => style.removeProperty( property ) );
	// Hidden until positioned, which is asynchronous.
	style.visibility = 'hidden';
	import( '@frontage/floating' ).then( ( floating ) => {
		if ( isStopped ) {
			return;
		}
		const place = async () => {
			const { x, y } = await floating.computePosition( anchor, element, {
				strategy: 'fixed',
				placement: side,
				middleware: [
					floating.offset( gap ),
					floating.flip(),
					floating.shift( { padding: EDGE } ),
				],
			} );
			if ( ! isStopped ) {
				clear();
				style.setProperty( 'position-area', 'none' );
				style.margin = '0';
				style.inset = `${ y }px auto auto ${ x }px`;
			}
		};
		undo = floating.autoUpdate( anchor, element, place );
	}, clear );
	return () => {
		isStopped = true;
		undo?.();
		clear();
	};
}
