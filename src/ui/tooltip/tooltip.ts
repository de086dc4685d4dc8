import { anchorTo } from '@frontage/anchor';

/** Pixels between tooltip and element, as in the stylesheet. */
const GAP = 6;

/** Milliseconds the mouse may take to reach the tooltip. */
const WAY = 100;

/** What has the focus, and a meaning of a tap, by itself. */
export const CONTROL =
	'a[href],button,input,select,textarea,summary,iframe,[tabindex]';

const CLASS = 'frontage-tooltip';
const ANCHOR = 'anchor-name';
const NAME = `--${ CLASS }`;

/** Elements with a tooltip, which may contain each other. */
const described = new WeakSet< Element >();

let bubble: HTMLElement | undefined;
let owner: HTMLElement | undefined;
let timer: ReturnType< typeof setTimeout > | undefined;
let unplace: ( () => void ) | undefined;

/** Returns the page's tooltip element; only one is open at a time. */
function theBubble(): HTMLElement {
	if ( ! bubble?.isConnected ) {
		bubble = document.createElement( 'div' );
		bubble.className = CLASS;
		bubble.role = 'tooltip';
		bubble.popover = 'manual';
		bubble.addEventListener( 'pointerenter', () => clearTimeout( timer ) );
		bubble.addEventListener( 'pointerleave', leave );
		document.body.append( bubble );
	}
	return bubble;
}

function hide(): void {
	clearTimeout( timer );
	owner?.style.removeProperty( ANCHOR );
	owner = undefined;
	unplace?.();
	unplace = undefined;
	if ( bubble?.matches( ':popover-open' ) ) {
		bubble.hidePopover();
	}
}

function leave(): void {
	clearTimeout( timer );
	timer = setTimeout( hide, WAY );
}

function show( element: HTMLElement, text: string ): void {
	clearTimeout( timer );
	if ( element !== owner ) {
		hide();
		owner = element;
		element.style.setProperty( ANCHOR, NAME );
		theBubble().textContent = text;
		theBubble().showPopover();
		unplace = anchorTo( theBubble(), element, { side: 'top', gap: GAP } );
	}
}

/** Returns the innermost element with a tooltip. */
function nearest( target: EventTarget | null ): Element | null {
	let at = target as Element | null;
	while ( at && ! described.has( at ) ) {
		at = at.parentElement;
	}
	return at;
}

/**
 * A word or two about an element, for mouse, keyboard and touch: it can be pointed at, Escape closes it alone,
 * and readers get it as the element's description (WCAG 1.4.13). A tap on a link or button does only what that does.
 *
 * Gives an element a tooltip.
 *
 * @param element What it lies beside.
 * @param text    Plain text.
 * @param control What gets the focus, if it is not the element.
 * @return How to take it away.
 */
export function tooltip(
	element: HTMLElement,
	text: string,
	control = element
): () => void {
	const stop = new AbortController();
	const on = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		run: ( event: HTMLElementEventMap[ Type ] ) => void
	) => element.addEventListener( type, run, { signal: stop.signal } );

	control.setAttribute( 'aria-description', text );
	described.add( element );
	on( 'pointerover', ( { pointerType, target } ) => {
		if ( pointerType === 'mouse' && nearest( target ) === element ) {
			show( element, text );
		}
	} );
	on( 'click', ( event ) => {
		const { pointerType, target } = event as PointerEvent;
		const at = target as Element;
		const isTap = pointerType === 'touch' || pointerType === 'pen';
		const pressed = at.closest( CONTROL );
		if (
			isTap &&
			nearest( at ) === element &&
			( pressed === element || ! element.contains( pressed ) )
		) {
			show( element, text );
		}
	} );
	on( 'pointerleave', leave );
	on( 'focusin', ( { target } ) => {
		if ( ( target as Element ).matches( ':focus-visible' ) ) {
			show( element, text );
		}
	} );
	on( 'focusout', hide );
	const { signal } = stop;
	addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && owner === element ) {
				// A dialog under it stays open.
				event.preventDefault();
				event.stopPropagation();
				hide();
			}
		},
		{ signal, capture: true }
	);
	addEventListener(
		'pointerdown',
		( { target } ) => {
			const isInside = [ element, bubble ].some( ( one ) =>
				one?.contains( target as Node )
			);
			if ( owner === element && ! isInside ) {
				hide();
			}
		},
		{ signal }
	);
	if (
		element.matches( ':hover' ) &&
		matchMedia( '(hover: hover)' ).matches
	) {
		show( element, text );
	}
	return () => {
		stop.abort();
		described.delete( element );
		control.removeAttribute( 'aria-description' );
		if ( owner === element ) {
			hide();
		}
	};
}
