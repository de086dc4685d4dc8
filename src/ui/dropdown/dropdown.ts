import { anchorTo, type BesideOptions } from '@frontage/anchor';

/** Milliseconds of hovering until it opens (S2 §9). */
const SHOW_MS = 0;

/** Milliseconds after the mouse has left until it closes (S2 §9). */
const HIDE_MS = 800;

export interface DropdownOptions extends BesideOptions {
	/** Whether it also opens on hover. */
	hovers?: boolean;
	showDelay?: number;
	hideDelay?: number;
}

type Timer = ReturnType< typeof setTimeout >;

/**
 * A dropdown panel (S2 §9, toolkit): a popover, which the browser opens on click, closes on Escape and
 * on a click outside, and restores the focus from.
 *
 * This adds hovering, the arrow key, and positioning in browsers without CSS anchor positioning.
 *
 * @param opener  Button with `popovertarget`.
 * @param panel   The popover that it names.
 * @param options Behavior.
 * @return Removes the listeners.
 */
export function dropdown(
	opener: HTMLElement,
	panel: HTMLElement,
	options: DropdownOptions = {}
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	let unplace = () => {};
	const settle = () => {
		unplace();
		unplace = isOpen( panel )
			? anchorTo( panel, opener, options )
			: () => {};
	};
	panel.addEventListener( 'toggle', settle, { signal } );
	opener.addEventListener(
		'keydown',
		( event ) => event.key === 'ArrowDown' && enter( event, opener, panel ),
		{ signal }
	);
	if ( options.hovers ) {
		followMouse( opener, panel, options, signal );
	}
	settle();
	return () => {
		stop.abort();
		unplace();
	};
}

const isOpen = ( panel: Element ) => panel.matches( ':popover-open' );

/** Opens the panel with its opener as the invoker, which sets the focus order. */
const show = ( opener: Element, panel: HTMLElement ) =>
	panel.showPopover( { source: opener as HTMLElement } );

const FOCUSED = 'a[href],button,input,select,textarea,[tabindex="0"]';

function enter(
	event: KeyboardEvent,
	opener: Element,
	panel: HTMLElement
): void {
	event.preventDefault();
	if ( ! isOpen( panel ) ) {
		show( opener, panel );
	}
	panel.querySelector< HTMLElement >( FOCUSED )?.focus();
}

/** The panel that hovering opened, and the pending delay. */
interface Mouse {
	isOurs?: boolean;
	timer?: Timer;
}

/**
 * Opens the panel on hover, and closes it when the mouse has left both.
 *
 * @param opener  The button.
 * @param panel   The popover.
 * @param options Delays.
 * @param signal  Stops it.
 */
function followMouse(
	opener: HTMLElement,
	panel: HTMLElement,
	{ showDelay = SHOW_MS, hideDelay = HIDE_MS }: DropdownOptions,
	signal: AbortSignal
): void {
	const mouse: Mouse = {};
	const open = () => {
		if ( ! isOpen( panel ) ) {
			mouse.isOurs = true;
			show( opener, panel );
		}
	};
	const close = () => mouse.isOurs && panel.hidePopover();
	for ( const element of [ opener, panel ] ) {
		const on = ( type: string, run: () => void, delay: number ) =>
			element.addEventListener(
				type,
				( event ) =>
					( event as PointerEvent ).pointerType === 'mouse' &&
					defer( mouse, run, delay ),
				{ signal }
			);
		on( 'pointerenter', open, showDelay );
		on( 'pointerleave', close, hideDelay );
	}
	keepPressed( opener, panel, mouse, signal );
	if (
		opener.matches( ':hover' ) &&
		matchMedia( '(hover: hover)' ).matches
	) {
		open();
	}
}

function defer( mouse: Mouse, run: () => void, delay: number ): void {
	clearTimeout( mouse.timer );
	if ( delay ) {
		mouse.timer = setTimeout( run, delay );
	} else {
		run();
	}
}

/**
 * Keeps a panel open on click if hovering opened it.
 *
 * @param opener The button.
 * @param panel  The popover.
 * @param mouse  Hover state.
 * @param signal Stops it.
 */
function keepPressed(
	opener: HTMLElement,
	panel: HTMLElement,
	mouse: Mouse,
	signal: AbortSignal
): void {
	opener.addEventListener(
		'click',
		( event ) => {
			if ( mouse.isOurs && isOpen( panel ) ) {
				event.preventDefault();
			}
			mouse.isOurs = false;
		},
		{ signal }
	);
	panel.addEventListener(
		'toggle',
		() => ( mouse.isOurs = mouse.isOurs && isOpen( panel ) ),
		{ signal }
	);
	signal.addEventListener( 'abort', () => clearTimeout( mouse.timer ) );
}
