import { anchorTo, type BesideOptions } from '@frontage/anchor';

/** Until it opens under the mouse, in milliseconds (S2 §9). */
const SHOW_MS = 0;

/** How long the mouse may be away before it closes, in milliseconds (S2 §9). */
const HIDE_MS = 800;

export interface DropdownOptions extends BesideOptions {
	/** Opens under the mouse too. */
	hovers?: boolean;
	showDelay?: number;
	hideDelay?: number;
}

type Timer = ReturnType< typeof setTimeout >;

/**
 * A panel that drops from a button (S2 §9, toolkit): a popover, which the platform opens at a press,
 * closes by Escape and by a press elsewhere, and gives the focus back from.
 *
 * This adds the mouse, the arrow key, and a place where CSS has no anchors.
 *
 * Takes over a button with `popovertarget`, and the popover that it names.
 *
 * @param opener  The button.
 * @param panel   The popover.
 * @param options How it behaves.
 * @return Lets go of both.
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

/** Where it was opened from is where the focus goes on. */
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

/** What the mouse has opened, and the delay that runs. */
interface Mouse {
	isOurs?: boolean;
	timer?: Timer;
}

/**
 * Opens under the mouse, and closes what it has opened when the mouse has left both.
 *
 * @param opener            The button.
 * @param panel             The popover.
 * @param options           The delays.
 * @param options.showDelay
 * @param options.hideDelay
 * @param signal            Ends this.
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
					later( mouse, run, delay ),
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

function later( mouse: Mouse, run: () => void, delay: number ): void {
	clearTimeout( mouse.timer );
	if ( delay ) {
		mouse.timer = setTimeout( run, delay );
	} else {
		run();
	}
}

/**
 * A press keeps open what the mouse has opened.
 *
 * @param opener The button.
 * @param panel  The popover.
 * @param mouse  What the mouse has opened.
 * @param signal Ends this.
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
