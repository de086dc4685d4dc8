/** What CSS cannot do for the views of blocks: classes, attributes, and taps. */
import presets from '@frontage/lib/breakpoints.json';
import { watchHover } from './hover';
import { show } from './show';

const BLOCKS = '[data-frontage-view]';

export function enhance(): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const isOn = ( block: HTMLElement ) => block.dataset.frontageHover === 'on';
	const seen = new WeakSet< Element >();
	const showAll = ( isNew: boolean ) =>
		document
			.querySelectorAll< HTMLElement >( BLOCKS )
			.forEach( ( block ) => {
				if ( ! isNew || ! seen.has( block ) ) {
					seen.add( block );
					show( block, isOn( block ) );
				}
			} );
	// Blocks added later, such as more posts.
	const later = new MutationObserver( () => showAll( true ) );
	watchHover( show, signal );
	for ( const width of Object.values( presets.builder ) ) {
		matchMedia( `(max-width:${ width }px)` ).addEventListener(
			'change',
			() => showAll( false ),
			{ signal }
		);
	}
	showAll( true );
	later.observe( document.body, { childList: true, subtree: true } );
	return () => {
		stop.abort();
		later.disconnect();
	};
}
