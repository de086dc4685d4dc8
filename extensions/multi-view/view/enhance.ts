/** What CSS cannot do for the views of blocks: classes, attributes, and taps. */
import { watchHover } from './hover';
import { SCREENS } from './screens';
import { show } from './show';

export function enhance(): () => void {
	const stop = new AbortController();
	const seen = new WeakSet< Element >();
	const showAll = ( isNew: boolean ) =>
		document
			.querySelectorAll< HTMLElement >( '[data-frontage-view]' )
			.forEach( ( block ) => {
				if ( ! isNew || ! seen.has( block ) ) {
					seen.add( block );
					show( block, block.dataset.frontageHover === 'on' );
				}
			} );
	// Blocks added later, such as more posts.
	const later = new MutationObserver( () => showAll( true ) );
	watchHover( show, stop.signal );
	SCREENS.forEach( ( screen ) =>
		screen.addEventListener( 'change', () => showAll( false ), stop )
	);
	showAll( true );
	later.observe( document.body, { childList: true, subtree: true } );
	return () => {
		stop.abort();
		later.disconnect();
	};
}
