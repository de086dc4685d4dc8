import { arrive, forget, isListed, remember } from './history';
import { polyfill } from './polyfill';

/**
 * Opens an overlay.
 *
 * Dispatch it on the overlay. No detail.
 *
 * @event frontage:open
 */
export const OPEN = 'frontage:open';

export interface OverlayOptions {
	onOpen?: () => void;
	onClose?: () => void;
	/** Stays open when a link in it leads elsewhere on the page. */
	staysOnLinks?: boolean;
}

export interface Overlay {
	open: ( opener?: Element | null ) => void;
	/** Lets go of it. */
	stop: () => void;
}

/** What is known of an overlay. */
interface Known {
	isOpen?: boolean;
	opener?: HTMLElement | null;
	/** Where the page was when it opened. */
	hash?: string;
}

/** A popover leaves the page usable and is no step of the history. */
const isBar = ( element: HTMLElement ) => element.popover !== null;

export const isOpen = ( element: Element ) =>
	element.matches( 'dialog:modal,:popover-open' );

/**
 * One thing that lies over the page: a `<dialog>`, or a popover that leaves the page usable.
 *
 * The platform does the work, often before this module is there: top layer, inert page, focus in
 * and back, Escape, `command="show-modal"`, `closedby`, and `:target` where there is no script.
 * This adds what it lacks: the exact opener, Back, links to the overlay, older browsers.
 *
 * Takes over an overlay, which may be open already.
 *
 * @param element The dialog or popover; its id is what links name.
 * @param options What to do at which moment.
 */
export function overlay(
	element: HTMLDialogElement,
	options: OverlayOptions = {}
): Overlay {
	const stop = new AbortController();
	const { signal } = stop;
	const known: Known = {};
	const look = () => settle( element, known, options );
	const open = ( by?: Element | null ) => {
		if ( ! isOpen( element ) ) {
			known.opener = by as HTMLElement;
			element[ isBar( element ) ? 'showPopover' : 'showModal' ]();
			look();
		}
	};
	listen( element, known, look, signal );
	element.addEventListener( OPEN, () => open(), { signal } );
	if ( ! isBar( element ) ) {
		addEventListener( 'popstate', () => back( element, known, options ), {
			signal,
		} );
	}
	polyfill( element, open, signal );
	prepare( element );
	arrive( element, open, signal );
	look();
	return { open, stop: () => stop.abort() };
}

/**
 * Closes a dialog when the page goes back to before it, and when a link leads elsewhere on the page.
 *
 * @param element              The dialog.
 * @param known                What is known of it.
 * @param known.hash
 * @param options              What to do.
 * @param options.staysOnLinks
 */
function back(
	element: HTMLDialogElement,
	{ hash }: Known,
	{ staysOnLinks }: OverlayOptions
): void {
	if (
		! isListed( element ) &&
		! ( staysOnLinks && location.hash !== hash )
	) {
		element.close();
	}
}

/**
 * Notices what has happened, whoever did it.
 *
 * @param element         The overlay.
 * @param known           What was known of it.
 * @param options         What to do.
 * @param options.onOpen
 * @param options.onClose
 */
function settle(
	element: HTMLElement,
	known: Known,
	{ onOpen, onClose }: OverlayOptions
): void {
	if ( isOpen( element ) === !! known.isOpen ) {
		return;
	}
	known.isOpen = ! known.isOpen;
	if ( known.isOpen ) {
		if ( ! isBar( element ) ) {
			remember( element );
			known.hash = location.hash;
		}
		onOpen?.();
	} else {
		forget( element );
		known.opener?.focus( { preventScroll: true } );
		onClose?.();
	}
}

function listen(
	element: HTMLElement,
	known: Known,
	look: () => void,
	signal: AbortSignal
): void {
	const on = ( type: string, run: ( event: any ) => void ) =>
		element.addEventListener( type, run, { signal } );
	on( 'command', ( { source } ) => ( known.opener = source ) );
	on( 'toggle', look );
	on( 'close', look );
}

function prepare( element: HTMLElement ): void {
	// The platform showed the target of a link as long as there was no module.
	element.dataset.awake = '';
	// Its module is kept while the page is held, but only where it takes some.
	const { documentElement: page } = document;
	page.dataset.frontageBar ||= ( innerWidth > page.clientWidth ||
		'' ) as string;
}
