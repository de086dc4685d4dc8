/**
 * Wakes the lightbox when one of its links is about to be clicked, or the URL names an item;
 * printed inline.
 *
 * A click before the module has loaded is held, marked, and replayed once. A click before the
 * runtime has loaded is left to the browser: the link leads to the file.
 */
import type { FrontageIsland } from '@frontage/islands/types';

const MARK = 'data-frontage-lightbox';

/** Asked each time: this may run before the browser has read the island. */
const find = () =>
	document.querySelector< FrontageIsland >(
		'frontage-island[name=lightbox]'
	);

const isHeld = ( event: MouseEvent ) =>
	event.type === 'click' &&
	! (
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey ||
		event.altKey ||
		event.button
	);

function handleEvent( event: Event ): void {
	const link = ( event.target as Element ).closest?.< HTMLElement >(
		`a[${ MARK }]`
	);
	const island = find();
	if ( link && island?.wake && ! island.matches( '[data-state=awake]' ) ) {
		const woken = island.wake();
		if ( isHeld( event as MouseEvent ) ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			link.toggleAttribute( 'data-pending', true );
			woken.then( () => {
				link.toggleAttribute( 'data-pending', false );
				if ( ! island.matches( '[data-state=awake]' ) ) {
					link.removeAttribute( MARK );
				}
				link.click();
			} );
		}
	}
}

for ( const type of [ 'pointerover', 'focusin', 'touchstart', 'click' ] ) {
	addEventListener( type, handleEvent, { capture: true, passive: false } );
}

const follow = () =>
	/lightbox(\||%7c)/i.test( location.hash ) &&
	customElements
		.whenDefined( 'frontage-island' )
		.then( () => find()?.wake() );

addEventListener( 'hashchange', follow );
follow();
