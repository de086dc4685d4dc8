/** Short messages that any module can show, in a stack over the page (S2 §9; ruling 5). */

/** How long a message is shown (S2 §9, toolkit). */
const TIMEOUT_MS = 5000;

const STACK = 'frontage-notices';

export interface NoticeOptions {
	/** Label of the close button; from the server, so that it is translated. */
	close: string;
	/** Whether it is an error: announced immediately. */
	isAlert?: boolean;
	/** Milliseconds; 0 keeps it until dismissed. */
	timeout?: number;
}

/**
 * Shows a message.
 *
 * @param text    Plain text.
 * @param options See `NoticeOptions`.
 * @return Removes it.
 */
export function notify(
	text: string,
	{ close, isAlert = false, timeout = TIMEOUT_MS }: NoticeOptions
): () => void {
	const notice = document.createElement( 'div' );
	notice.className = 'frontage-notice';
	notice.toggleAttribute( 'data-alert', isAlert );
	const region = regionOf( isAlert );
	const remove = () => {
		notice.remove();
		hideWhenEmpty( region.parentElement as HTMLElement );
	};
	const words = document.createElement( 'p' );
	words.textContent = text;
	notice.append( words, button( close, remove ) );
	region.append( notice );
	if ( timeout ) {
		fade( notice, remove, timeout );
	}
	return remove;
}

function button( label: string, run: () => void ): HTMLButtonElement {
	const made = document.createElement( 'button' );
	made.type = 'button';
	made.className = 'frontage-notice__close';
	made.ariaLabel = label;
	made.textContent = '×';
	made.addEventListener( 'click', run );
	return made;
}

/**
 * Removes a message after a timeout, which restarts after hover or focus.
 *
 * @param notice  The message.
 * @param remove  Removes it.
 * @param timeout Milliseconds.
 */
function fade(
	notice: HTMLElement,
	remove: () => void,
	timeout: number
): void {
	let timer = 0;
	const pause = () => clearTimeout( timer );
	const run = () => {
		pause();
		timer = window.setTimeout( remove, timeout );
	};
	for ( const type of [ 'pointerenter', 'focusin' ] ) {
		notice.addEventListener( type, pause );
	}
	for ( const type of [ 'pointerleave', 'focusout' ] ) {
		notice.addEventListener( type, run );
	}
	run();
}

/**
 * Returns the live region for messages, in the top layer; inside an open dialog, since the rest is inert.
 *
 * @param isAlert Whether to return the assertive region.
 */
function regionOf( isAlert: boolean ): Element {
	const dialogs = document.querySelectorAll( 'dialog:modal' );
	const home = dialogs[ dialogs.length - 1 ] ?? document.body;
	const stack =
		home.querySelector< HTMLElement >( `:scope > .${ STACK }` ) ??
		makeStack( home );
	if ( ! stack.matches( ':popover-open' ) ) {
		stack.showPopover();
	}
	return stack.children[ isAlert ? 1 : 0 ]!;
}

function makeStack( home: Element ): HTMLElement {
	const stack = document.createElement( 'div' );
	stack.className = STACK;
	stack.popover = 'manual';
	for ( const role of [ 'status', 'alert' ] ) {
		const region = document.createElement( 'div' );
		region.role = role;
		region.ariaAtomic = 'false';
		stack.append( region );
	}
	home.append( stack );
	return stack;
}

function hideWhenEmpty( stack: HTMLElement ): void {
	if ( ! stack.querySelector( '.frontage-notice' ) && stack.isConnected ) {
		stack.hidePopover();
	}
}
