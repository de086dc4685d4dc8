import { copyText } from './copy-text';

/** How long a button says that it has copied, in milliseconds (S2 §9). */
const COPIED_MS = 5000;

/** Ends what a button says. */
const endings = new WeakMap< Element, () => void >();

interface CopyWords {
	copied: string;
	/** `%s` is the text. */
	failed: string;
}

/**
 * Copies a text and says so on the button, or says what to do where the browser does not copy.
 *
 * @param label  The button's words, right inside it.
 * @param status A live region beside the button.
 * @param copied Plain text, such as an address.
 * @param words  Texts from the server.
 * @return Whether it was copied.
 */
export async function copyAndNotify(
	label: Element,
	status: Element,
	copied: string,
	words: CopyWords
): Promise< boolean > {
	const isCopied = await copyText( copied );
	endings.get( label )?.();
	const text = label.textContent;
	const say = ( said: string | null, isDone: boolean ) => {
		label.textContent = said;
		label.parentElement!.classList.toggle( 'is-copied', isDone );
	};
	status.textContent = isCopied
		? words.copied
		: words.failed.replace( '%s', () => copied );
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
