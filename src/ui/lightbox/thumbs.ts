import { fill } from '@frontage/lib/fill';
import { nameOf } from './items';
import type { Item, Words } from './types';

/** The row is hidden if there are more items (S0 §9). */
const MOST = 30;

/**
 * Fills the row of thumbnails; empty if there is nothing to choose from or too much.
 *
 * @param row   Container.
 * @param items All items.
 * @param words Labels.
 * @param go    Shows an item.
 * @return Marks the current one.
 */
export function thumbsOf(
	row: HTMLElement,
	items: Item[],
	words: Words,
	go: ( to: number ) => void
): ( index: number ) => void {
	if ( items.length < 2 || items.length > MOST ) {
		row.remove();
		return () => {};
	}
	const buttons = items.map( ( item, index ) => {
		const { thumb, kind } = item;
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = `frontage-lightbox__thumb is-${ kind }`;
		button.ariaLabel = [
			fill( words.counter, index + 1, items.length ),
			nameOf( item ),
		]
			.filter( Boolean )
			.join( '. ' );
		if ( thumb ) {
			const small = new Image( 57, 57 );
			small.loading = 'lazy';
			if ( thumb.currentSrc ) {
				small.src = thumb.currentSrc;
			} else {
				// An image of a page that is not shown has loaded nothing yet.
				small.sizes = '57px';
				small.srcset = thumb.srcset;
				small.src = thumb.src;
			}
			small.alt = '';
			button.append( small );
		} else {
			button.textContent = String( index + 1 );
		}
		button.addEventListener( 'click', () => go( index ) );
		return button;
	} );
	row.append( ...buttons );
	let current: HTMLElement | undefined;
	return ( shown ) => {
		current?.removeAttribute( 'aria-current' );
		current = buttons[ shown ];
		current?.setAttribute( 'aria-current', 'true' );
		requestAnimationFrame( () =>
			current?.scrollIntoView( {
				block: 'nearest',
				inline: 'center',
			} )
		);
	};
}
