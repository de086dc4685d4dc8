/**
 * One thing that lies over the page: a `<dialog>`, or a popover that leaves the page usable.
 *
 * The platform does the work, often before this module is there: top layer, inert page, focus in
 * and back, Escape, `command="show-modal"`, `closedby`, and `:target` where there is no script.
 * This adds what it lacks: the exact opener, Back, links to the overlay, older browsers.
 */
import { arrive, forget, isListed, remember } from './history';
import { makeUp } from './older-browsers';

/** Whoever dispatches this event on an overlay opens it. */
export const OPEN = 'frontage:open';

export interface OverlayOptions {
	onOpen?: () => void;
	onClose?: () => void;
	/** Stays open when a link in it leads elsewhere on the page. */
	staysOnLinks?: boolean;
}

export interface Overlay {
	open: ( opener?: Element | null ) => void;
	close: () => void;
	/** Lets go of it. */
	stop: () => void;
}

/**
 * Takes over an overlay, which may be open already.
 *
 * @param element              The dialog or popover; its id is what links name.
 * @param options              What to do at which moment.
 * @param options.onOpen
 * @param options.onClose
 * @param options.staysOnLinks
 */
export function overlay(
	element: HTMLDialogElement,
	{ onOpen, onClose, staysOnLinks }: OverlayOptions = {}
): Overlay {
	const stop = new AbortController();
	const { signal } = stop;
	const isBar = element.popover !== null;
	let isKnown = false;
	let opener: HTMLElement | null | undefined;
	let address = '';

	const isOpen = () =>
		isBar ? element.matches( ':popover-open' ) : element.open;
	const open = ( by?: Element | null ) => {
		if ( ! isOpen() ) {
			opener = by as HTMLElement;
			if ( isBar ) {
				element.showPopover();
			} else {
				element.showModal();
			}
			settle();
		}
	};
	const close = () => {
		if ( isOpen() ) {
			if ( isBar ) {
				element.hidePopover();
			} else {
				element.close();
			}
		}
	};
	// Notices what has happened, whoever did it.
	const settle = () => {
		if ( isOpen() === isKnown ) {
			return;
		}
		isKnown = ! isKnown;
		if ( isKnown ) {
			if ( ! isBar ) {
				remember( element );
				address = location.hash;
			}
			onOpen?.();
		} else {
			forget( element );
			opener?.focus( { preventScroll: true } );
			onClose?.();
		}
	};

	const listen = ( type: string, run: ( event: any ) => void, on?: Window ) =>
		( on ?? element ).addEventListener( type, run, { signal } );
	listen( 'command', ( { source } ) => ( opener = source ) );
	listen( 'toggle', settle );
	listen( 'close', settle );
	listen( OPEN, () => open() );
	if ( ! isBar ) {
		listen(
			'popstate',
			() =>
				isListed( element ) ||
				( staysOnLinks && location.hash !== address ) ||
				close(),
			window
		);
	}
	makeUp( element, open, signal );
	// The platform showed the target of a link as long as there was no module.
	element.toggleAttribute( 'data-awake', true );
	// Room for the scroll bar is kept only where it takes some.
	const { documentElement: page } = document;
	if ( innerWidth > page.clientWidth ) {
		page.toggleAttribute( 'data-frontage-bar', true );
	}
	arrive( element, open, signal );
	settle();
	return { open, close, stop: () => stop.abort() };
}
