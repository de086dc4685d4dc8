/** What visitors can do with an item besides looking at it: fill the screen, copy its link, keep its file. */
import type { Item, Words } from './types';
import { homeOf } from './full-list';

/** How long a button says that it has done its work, in milliseconds. */
const DONE_MS = 2000;

/** Attribute of a block whose author has decided about its files: `on` or `off`. */
const CHOSEN = 'data-frontage-download';

export type FindButton = ( name: keyof Words, run?: () => void ) => HTMLElement;

/**
 * Sets up the buttons.
 *
 * @param dialog     The frame.
 * @param words      Labels.
 * @param button     Finds and labels a button.
 * @param isDownload Whether the file is offered, unless an author has decided otherwise.
 * @return Updates them for an item.
 */
export function tools(
	dialog: HTMLDialogElement,
	words: Words,
	button: FindButton,
	isDownload: boolean
): ( item: Item ) => void {
	const screen = dialog.querySelector( '.frontage-lightbox__screen' )!;
	const full = button( 'full', () => {
		void (
			document.fullscreenElement
				? document.exitFullscreen()
				: screen.requestFullscreen()
		).catch( () => {} );
	} );
	full.hidden = ! document.fullscreenEnabled;
	screen.addEventListener( 'fullscreenchange', () => {
		full.ariaPressed = String( document.fullscreenElement === screen );
	} );
	full.ariaPressed = 'false';
	const copy = button( 'copy', () => void copyLink( dialog, copy, words ) );
	copy.hidden = ! navigator.clipboard;
	const download = button( 'download' ) as HTMLAnchorElement;
	return ( { kind, link } ) => {
		download.hidden =
			kind !== 'image' || ! ( chosenFor( link ) ?? isDownload );
		download.href = link.href;
	};
}

/** Returns what the author of the nearest block has decided; null for nothing. */
function chosenFor( link: Element ): boolean | null {
	const around = ( element?: Element | null ) =>
		element?.closest( `[${ CHOSEN }]` );
	const block = around( link ) ?? around( homeOf( link ) );
	return block ? block.getAttribute( CHOSEN ) === 'on' : null;
}

/** The URL names the item that is shown. */
async function copyLink(
	dialog: HTMLDialogElement,
	copy: HTMLElement,
	words: Words
): Promise< void > {
	const say = ( text: string, isDone: boolean ) => {
		copy.ariaLabel = copy.title = text;
		copy.toggleAttribute( 'data-done', isDone );
	};
	try {
		await navigator.clipboard.writeText( location.href );
		say( words.copied, true );
		dialog.querySelector( '.frontage-lightbox__status' )!.textContent =
			words.copied;
		setTimeout( () => say( words.copy, false ), DONE_MS );
	} catch {
		// The address bar has it too.
	}
}
