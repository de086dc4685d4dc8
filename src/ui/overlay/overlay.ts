import { dragAway } from './drag';
import { arrive, forget, isListed, position, remember } from './history';
import { polyfill } from './polyfill';
import { isFolded, isSeen } from './seen';

/**
 * Opens an overlay.
 *
 * Dispatch it on the overlay. Detail, if any: `skipsHistory` (Back leaves the page instead of closing the overlay).
 *
 * @event frontage:open
 */
export const OPEN = 'frontage:open';

export interface OverlayOptions {
	onOpen?: () => void;
	onClose?: () => void;
	/** Whether it stays open after a click on a link to another part of the page. */
	staysOnLinks?: boolean;
}

export interface Overlay {
	open: ( opener?: Element | null ) => void;
	/** Removes the listeners. */
	stop: () => void;
}

/** State of an overlay. */
interface Known {
	isOpen?: boolean;
	opener?: HTMLElement | null;
	/** The hash when it opened. */
	hash?: string;
	/** Position of its history entry. */
	entry?: number;
	/** Where it belongs while it is open at the end of the page. */
	home?: Element;
	/** Whether Back leaves the page instead of closing it. */
	skipsHistory?: boolean;
}

/** Returns whether it is a popover, which leaves the page usable and gets no history entry. */
const isBar = ( element: HTMLElement ) => element.popover !== null;

export const isOpen = ( element: Element ) =>
	element.matches( 'dialog:modal,:popover-open' );

/**
 * An overlay: a `<dialog>`, or a popover that leaves the page usable.
 *
 * The browser does the work, often before this module has loaded: top layer, inert page, moving and
 * restoring focus, Escape, `command="show-modal"`, `closedby`, and `:target` without JavaScript.
 * This adds what is missing: the exact opener, Back, links to the overlay, older browsers.
 *
 * @param element The dialog or popover, which may be open already; links refer to its ID.
 * @param options Callbacks.
 */
export function overlay(
	element: HTMLDialogElement,
	options: OverlayOptions = {}
): Overlay {
	const stop = new AbortController();
	const { signal } = stop;
	const known: Known = {};
	const look = () => {
		showWhereSeen( element, known );
		settle( element, known, options );
	};
	const open = ( by?: Element | null ) => {
		if ( ! isOpen( element ) ) {
			known.opener = by as HTMLElement;
			show( element );
			look();
		}
	};
	listen( element, known, look, signal );
	element.addEventListener(
		OPEN,
		( { detail }: any ) => {
			known.skipsHistory = detail?.skipsHistory;
			open();
		},
		{ signal }
	);
	// Turning a phone may hide the place of what is open.
	addEventListener( 'resize', look, { signal } );
	if ( ! isBar( element ) ) {
		addEventListener( 'popstate', () => back( element, known, options ), {
			signal,
		} );
	}
	if ( element.matches( '.is-sheet' ) ) {
		dragAway( element, () => hide( element ), signal );
	}
	polyfill( element, open, signal );
	prepare( element );
	arrive( element, open, signal );
	look();
	return { open, stop: () => stop.abort() };
}

const show = ( element: HTMLDialogElement ) =>
	element[ isBar( element ) ? 'showPopover' : 'showModal' ]();

const hide = ( element: HTMLDialogElement ) =>
	element[ isBar( element ) ? 'hidePopover' : 'close' ]();

/**
 * Closes an overlay that opened where it cannot be seen, since a modal one would freeze the page. If its
 * place is only folded, it opens at the end of the page instead and returns when it closes.
 *
 * @param element The overlay.
 * @param known   Its state.
 */
function showWhereSeen( element: HTMLDialogElement, known: Known ): void {
	if ( ! isOpen( element ) || isSeen( element ) ) {
		return;
	}
	hide( element );
	if ( ! known.home && isFolded( element ) ) {
		known.home = element.parentElement!;
		document.body.append( element );
		show( element );
		showWhereSeen( element, known );
	} else {
		goHome( element, known );
	}
}

function goHome( element: Element, known: Known ): void {
	known.home?.append( element );
	known.home = undefined;
}

/**
 * Closes a dialog when the visitor goes back to before it opened, or follows a link elsewhere on the page.
 *
 * @param element The dialog.
 * @param known   Its state.
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
 * Updates the state after the overlay was opened or closed by any means.
 *
 * @param element The overlay.
 * @param known   Its last known state.
 * @param options Callbacks.
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
		noteTime( element );
		if ( ! isBar( element ) && ! known.skipsHistory ) {
			remember( element );
			known.hash = location.hash;
			known.entry = position();
		}
		onOpen?.();
	} else {
		forget( element, known.entry );
		goHome( element, known );
		known.opener?.focus( { preventScroll: true } );
		onClose?.();
	}
}

const noteTime = ( { dataset }: HTMLElement ) => {
	dataset.awake = String( performance.now() );
};

function listen(
	element: HTMLElement,
	known: Known,
	look: () => void,
	signal: AbortSignal
): void {
	const on = ( type: string, run: ( event: any ) => void ) =>
		element.addEventListener( type, run, { signal } );
	on( 'command', ( { source } ) => {
		known.opener = source;
		// The browser tells that it has opened after the second press of a double one, if the page is busy.
		noteTime( element );
	} );
	on( 'toggle', look );
	on( 'close', look );
}

function prepare( element: HTMLElement ): void {
	// Until now, CSS showed the overlay by `:target`.
	element.dataset.awake = '';
	// Reserves the scroll bar's space while scrolling is locked, but only if it takes up any.
	const { documentElement: page } = document;
	page.dataset.frontageBar ||= ( innerWidth > page.clientWidth ||
		'' ) as string;
}
