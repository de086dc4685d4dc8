import type { FrontageIsland } from '@frontage/islands/types';
import type { WithChildren } from '@frontage/lib/with-children';

/** The card has a front and a back, and the button turns it. */
export type FlipBox = WithChildren<
	FrontageIsland,
	[ WithChildren< HTMLElement, [ Element, Element ] >, HTMLElement ]
>;

/** Elements that handle clicks themselves. */
const PRESSED = 'a,button,input,select,textarea,label,summary,video,audio';

/** Flips the card on hover, touch or focus, and back when it leaves (S2 §4). */
export function enhance( island: FlipBox ): () => void {
	const [ card, button ] = island.children;
	const [ front, back ] = card.children;
	const box = island.parentElement as HTMLElement;
	const stop = new AbortController();
	let pointer = 'touch';

	const isTurned = () => card.classList.contains( 'is-turned' );
	const turn = ( isOver: boolean ) => {
		card.classList.toggle( 'is-turned', isOver );
		button.ariaPressed = String( isOver );
		// What plays on the side that is turned away stops.
		front.toggleAttribute( 'data-unseen', isOver );
		back.toggleAttribute( 'data-unseen', ! isOver );
	};
	const isRead = () => back.matches( ':has(:focus-visible)' );
	const on = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		run: ( event: HTMLElementEventMap[ Type ] ) => void
	) => box.addEventListener( type, run, { signal: stop.signal } );

	on( 'pointerenter', ( event ) => {
		pointer = event.pointerType;
		if ( pointer === 'mouse' ) {
			turn( true );
		}
	} );
	on( 'pointerleave', ( { pointerType } ) => {
		if ( pointerType === 'mouse' && ! isRead() ) {
			turn( false );
		}
	} );
	on( 'click', ( event ) => {
		const target = event.target as Element;
		const type = ( event as PointerEvent ).pointerType || pointer;
		if (
			button.contains( target ) ||
			( type !== 'mouse' && ! target.closest( PRESSED ) )
		) {
			turn( ! isTurned() );
		}
	} );
	on( 'focusin', ( { target } ) => {
		if ( ( target as Element ).matches( ':focus-visible' ) ) {
			turn( target === button || back.contains( target as Node ) );
		}
	} );
	on( 'focusout', ( { relatedTarget } ) => {
		if ( ! box.contains( relatedTarget as Node | null ) ) {
			turn( box.matches( ':hover' ) && pointer === 'mouse' );
		}
	} );

	if ( box.matches( ':hover' ) && matchMedia( '(hover: hover)' ).matches ) {
		pointer = 'mouse';
		turn( true );
	} else if ( isRead() || button.matches( ':focus-visible' ) ) {
		turn( true );
	}
	return () => stop.abort();
}
