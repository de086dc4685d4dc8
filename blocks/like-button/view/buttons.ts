/** All buttons of one post in the page, also those still asleep; each with its own words. */
import { clear, mark } from '@frontage/islands/pending';
import type { LikeProps } from './types';

/**
 * Runs for every button of the post.
 *
 * @param post The post.
 * @param run  What is done with the button.
 */
function forEach(
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
 * @param post   The post.
 * @param likes  Whether the visitor does.
 * @param isBusy Whether the server has yet to agree.
 */
export function press( post: number, likes: boolean, isBusy = false ): void {
	forEach( post, ( island, button, { liked } ) => {
		clear( island );
		say( island, '' );
		button.setAttribute( 'aria-pressed', `${ likes }` );
		if ( isBusy ) {
			mark( button );
		} else if ( likes ) {
			button.title = liked;
		}
	} );
}

/**
 * Replaces the content of the post's buttons by the server's answer (S0 §7).
 *
 * @param post The post.
 * @param html The answer.
 */
export function fill( post: number, html: string ): void {
	forEach( post, ( _, button, { words } ) => {
		button.lastElementChild!.innerHTML = html;
		const after = button.querySelector( '[class$=postfix]' );
		if ( after ) {
			after.textContent = words[ Math.min( countOf( button ), 2 ) ];
		}
	} );
}

/**
 * The number that a button shows.
 *
 * @param button The button.
 */
export const countOf = ( button: HTMLElement ) =>
	Number(
		button.querySelector< HTMLElement >( '[data-count]' )?.dataset.count
	);

/**
 * Says something beside a button, also to screen readers.
 *
 * @param island  The button's.
 * @param message What; empty to say nothing any more.
 */
export function say( island: Element, message: string ): void {
	island.querySelector( '[role=status]' )!.textContent = message;
}
