import type { Map as LeafletMap } from 'leaflet';

/** Milliseconds that the hint stays. */
const HINT_MS = 1500;

/**
 * Leaves wheels and single fingers to the page, and says how the map is moved instead.
 *
 * @param map   Map that does not zoom by wheel.
 * @param words Hints.
 */
export function guardGestures(
	map: LeafletMap,
	words: { wheel: string; fingers: string }
): void {
	const canvas = map.getContainer();
	const hint = document.createElement( 'p' );
	hint.className = 'frontage-map__hint';
	hint.hidden = true;
	// Seen, not heard: readers neither scroll by wheel nor by finger.
	hint.setAttribute( 'aria-hidden', 'true' );
	canvas.append( hint );
	let timer: ReturnType< typeof setTimeout >;
	const say = ( text: string ) => {
		hint.textContent = text;
		hint.hidden = false;
		clearTimeout( timer );
		timer = setTimeout( () => ( hint.hidden = true ), HINT_MS );
	};
	const stop = new AbortController();
	const { signal } = stop;
	canvas.addEventListener(
		'wheel',
		( event ) => {
			if ( ! event.ctrlKey && ! event.metaKey ) {
				say( words.wheel );
				return;
			}
			// Otherwise the browser enlarges the page.
			event.preventDefault();
			map.setZoomAround(
				map.mouseEventToContainerPoint( event ),
				map.getZoom() - Math.sign( event.deltaY )
			);
		},
		{ passive: false, signal }
	);
	if ( matchMedia( '(pointer: coarse)' ).matches ) {
		// Two fingers still move and zoom it.
		map.dragging.disable();
		canvas.addEventListener(
			'touchmove',
			( { touches } ) => {
				if ( touches.length === 1 ) {
					say( words.fingers );
				}
			},
			{ passive: true, signal }
		);
	}
	map.on( 'unload', () => {
		stop.abort();
		clearTimeout( timer );
	} );
}
