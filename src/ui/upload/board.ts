/** The interface of a file field: its list, a status line, a retry button. */
import { show } from './items';
import type { Item } from './items';
import type { UploadWords } from './types';

export interface Board {
	say: ( text: string, isError?: boolean ) => void;
	list: ( items: Item[] ) => void;
}

/**
 * Adds the elements below the native control.
 *
 * @param words   Labels and messages.
 * @param onAgain Called when the retry button is clicked.
 */
export function createBoard(
	root: HTMLElement,
	words: UploadWords,
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
 * Removes the files of an earlier submission from the page and returns them.
 *
 * @return The files, with their receipts.
 */
export function heldIn(
	root: HTMLElement
): Pick< Item, 'name' | 'size' | 'receipt' | 'reason' >[] {
	const list = root.querySelector( '.frontage-files__list' );
	list?.remove();
	return [ ...( list?.children ?? [] ) ].map( ( item ) => {
		const box = item.querySelector( 'input' );
		const text = ( part: string ) =>
			item.querySelector( `.frontage-files__${ part }` )?.textContent;
		return {
			name: text( 'name' )!,
			size: Number( box?.dataset.size ),
			receipt: box?.value,
			reason: text( 'reason' ) ?? '',
		};
	} );
}

/**
 * Queues files again that failed or whose batch was canceled.
 *
 * @param items All files.
 * @param from  Their current state.
 */
export function waitAgain( items: Item[], from: Item[ 'state' ] ): void {
	items
		.filter( ( { state } ) => state === from )
		.forEach( ( item ) => show( item, 'waiting' ) );
}
