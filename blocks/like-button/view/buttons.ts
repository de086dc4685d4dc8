/** All buttons of one post in the page, including those not enhanced yet; each with its own texts. */
import { clear, mark } from '@frontage/islands/pending';
import type { LikeProps } from './types';

/**
 * Runs a function for every button of the post.
 *
 * @param post Post ID.
 */
function runOnEach(
	post: number,
	run: ( island: Element, button: HTMLElement, props: LikeProps ) => void
): void {
	for ( const island of document.querySelectorAll(
		'frontage-island[name=like-button]'
	) ) {
		const props = JSON.parse( island.getAttribute( 'props' )! );
		if ( props.post === post ) {
			run( island, island.querySelector( 'button' )!, props );
		}
	}
}

export const isPressed = ( button: HTMLElement ) =>
	button.getAttribute( 'aria-pressed' ) === 'true';

/**
 * Shows whether the visitor likes the post (S0 §4).
 *
 * @param post   Post ID.
 * @param isBusy Whether the response is pending.
 */
export function press( post: number, likes: boolean, isBusy = false ): void {
	runOnEach( post, ( island, button, { liked } ) => {
		clear( island );
		announce( island, '' );
		button.setAttribute( 'aria-pressed', `${ likes }` );
		if ( isBusy ) {
			mark( button );
		} else if ( likes ) {
			button.title = liked;
		}
	} );
}

/**
 * Replaces the content of the post's buttons with the server's response (S0 §7).
 *
 * @param post Post ID.
 */
export function fill( post: number, html: string ): void {
	runOnEach( post, ( _, button, { words } ) => {
		button.lastElementChild!.innerHTML = html;
		const after = button.querySelector( '[class$=postfix]' );
		if ( after ) {
			after.textContent = words[ Math.min( countOf( button ), 2 ) ]!;
		}
	} );
}

/** Returns the number that a button shows. */
export const countOf = ( button: HTMLElement ) =>
	Number(
		button.querySelector< HTMLElement >( '[data-count]' )?.dataset.count
	);

/**
 * Shows a message beside a button and announces it to screen readers.
 *
 * @param island  The button's island.
 * @param message Empty to clear it.
 */
export function announce( island: Element, message: string ): void {
	island.querySelector( '[role=status]' )!.textContent = message;
}
