/** What a field for files shows: its list, a line that says what has happened, a button to try again. */
import { show } from './items';
import type { Item } from './items';

export interface Board {
	say: ( text: string, isError?: boolean ) => void;
	list: ( items: Item[] ) => void;
}

/**
 * Puts them below the browser's own control.
 *
 * @param root    The field.
 * @param words   What is said.
 * @param onAgain When the button is pressed.
 */
export function createBoard(
	root: HTMLElement,
	words: Record< string, string >,
	onAgain: () => void
): Board {
	const list = document.createElement( 'ul' );
	const status = document.createElement( 'p' );
	const again = document.createElement( 'button' );
	list.className = 'frontage-files__list';
	status.className = 'frontage-files__status';
	status.setAttribute( 'role', 'status' );
	again.className = 'frontage-files__again';
	again.type = 'button';
	again.textContent = words.again;
	again.hidden = true;
	again.addEventListener( 'click', onAgain );
	root.append( list, status, again );
	root.querySelector( '.frontage-files__hint' )!.textContent = words.hint;
	return {
		say( text, isError = false ) {
			status.textContent = text;
			status.classList.toggle( 'is-error', isError );
		},
		list( items ) {
			list.replaceChildren( ...items.map( ( { element } ) => element ) );
			again.hidden = ! items.some( ( { state } ) => state === 'failed' );
		},
	};
}

/**
 * Takes what came back with an answer out of the page.
 *
 * @param root The field.
 * @return The files, with their receipts.
 */
export function heldIn(
	root: HTMLElement
): { name: string; size: number; receipt: string }[] {
	const list = root.querySelector( '.frontage-files__list' );
	const boxes = list?.querySelectorAll( 'input' ) ?? [];
	list?.remove();
	return [ ...boxes ].map( ( { parentElement, dataset, value } ) => ( {
		name: parentElement!.textContent!,
		size: Number( dataset.size ),
		receipt: value,
	} ) );
}

/**
 * Has files that did not get through, or that another one took along, wait again.
 *
 * @param items All files.
 * @param from  What they are now.
 */
export function waitAgain( items: Item[], from: Item[ 'state' ] ): void {
	items
		.filter( ( { state } ) => state === from )
		.forEach( ( item ) => show( item, 'waiting' ) );
}
