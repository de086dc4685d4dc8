import { copyText } from './copy-text';

/** How long a button says that it has copied, in milliseconds (S2 §9). */
const COPIED_MS = 5000;

/** Ends what a button says. */
const endings = new WeakMap< Element, () => void >();

interface CopyWords {
	copied: string;
	/** `%s` is the address. */
	failed: string;
}

/**
 * Copies an address and says so on the button, or shows the address where the browser does not copy.
 *
 * @param label  The button's words, right inside it.
 * @param status A live region beside the button.
 * @param url    Absolute address.
 * @param words  Texts from the server.
 * @return Whether it was copied.
 */
export async function copyAddress(
	label: Element,
	status: Element,
	url: string,
	words: CopyWords
): Promise< boolean > {
	const isCopied = await copyText( url );
	endings.get( label )?.();
	const text = label.textContent;
	const say = ( said: string | null, isDone: boolean ) => {
		label.textContent = said;
		label.parentElement!.classList.toggle( 'is-copied', isDone );
	};
	status.textContent = isCopied
		? words.copied
		: words.failed.replace( '%s', url );
	status.classList.toggle( 'is-failed', ! isCopied );
	if ( isCopied ) {
		say( words.copied, true );
		const timer = setTimeout( () => endings.get( label )!(), COPIED_MS );
		endings.set( label, () => {
			clearTimeout( timer );
			endings.delete( label );
			say( text, false );
			status.textContent = '';
		} );
	}
	return isCopied;
}
