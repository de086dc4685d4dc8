/**
 * Copies a text to the clipboard, also on sites without https, where browsers have no clipboard for scripts.
 *
 * @param text Plain text.
 * @return Whether it was copied.
 */
export async function copyText( text: string ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return copySelected( text );
	}
}

/** Selects the text in a field and copies the selection. */
function copySelected( text: string ): boolean {
	const field = document.createElement( 'textarea' );
	const before = field.ownerDocument.activeElement as HTMLElement | null;
	field.value = text;
	field.readOnly = true;
	field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
	( before?.closest( 'dialog' ) ?? document.body ).append( field );
	field.select();
	const isCopied = document.execCommand( 'copy' );
	field.remove();
	before?.focus( { preventScroll: true } );
	return isCopied;
}
