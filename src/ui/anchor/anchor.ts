/**
 * Lays what has opened beside its opener, in browsers whose CSS has no anchors.
 *
 * Everywhere else the module's stylesheet does it (`position-area`), and nothing is fetched.
 */

export interface BesideOptions {
	/** Where it lies, if there is module; else on the other side. */
	side?: 'top' | 'bottom';
	/** Pixels between the two. */
	gap?: number;
	/** A media query under which the stylesheet has a place of its own. */
	unless?: string;
}

/** What the place is written with; `position-area` only so that nobody else has a say. */
const OWN = [ 'inset', 'margin', 'position-area', 'visibility' ];

/** Pixels that stay free at the edges of the screen. */
const EDGE = 8;

/**
 * Keeps an open element beside another one, until told to stop.
 *
 * @param element        In the top layer.
 * @param anchor         What it belongs to.
 * @param options        Where.
 * @param options.side
 * @param options.gap
 * @param options.unless
 * @return Stops, and leaves the place to the stylesheet.
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
	// Seen only in its place, which takes a moment to come.
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
