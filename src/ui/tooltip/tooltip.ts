import { anchorTo } from '@frontage/anchor';

/** Pixels between tooltip and element, as in the stylesheet. */
const GAP = 6;

/** Milliseconds the mouse may take to reach the tooltip. */
const WAY = 100;

const CLASS = 'frontage-tooltip';
const ANCHOR = 'anchor-name';
const NAME = `--${ CLASS }`;

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

/**
 * A word or two about an element, for mouse and keyboard: it can be pointed at, Escape closes it,
 * and readers get it as the element's description (WCAG 1.4.13).
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
	on( 'pointerenter', ( { pointerType } ) => {
		if ( pointerType === 'mouse' ) {
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
	addEventListener(
		'keydown',
		( { key } ) => {
			if ( key === 'Escape' && owner === element ) {
				hide();
			}
		},
		{ signal: stop.signal }
	);
	if (
		element.matches( ':hover' ) &&
		matchMedia( '(hover: hover)' ).matches
	) {
		show( element, text );
	}
	return () => {
		stop.abort();
		control.removeAttribute( 'aria-description' );
		if ( owner === element ) {
			hide();
		}
	};
}
