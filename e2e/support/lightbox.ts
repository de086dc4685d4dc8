/** The lightbox on a page, and what opens it. */
import type { Page } from '@playwright/test';
import { expect } from './test';

export const dialog = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Images and videos' } );

/** Returns the box of the current picture, which fingers and the mouse move. */
export const box = ( page: Page ) =>
	dialog( page ).locator( '.current .frontage-lightbox__picture' );

/**
 * Returns the current picture.
 *
 * @param page Any page.
 * @param name Its alternative text.
 */
export const picture = ( page: Page, name: RegExp ) =>
	dialog( page ).locator( '.current' ).getByRole( 'img', { name } );

/**
 * Returns one of the lightbox's buttons.
 *
 * @param page Any page.
 * @param name Its whole name.
 */
export const button = ( page: Page, name: string ) =>
	dialog( page ).getByRole( 'button', { name, exact: true } );

/**
 * Returns a linked image of WordPress's galleries.
 *
 * @param page  Any page.
 * @param place In the page, from 0.
 */
export const thumb = ( page: Page, place: number ) =>
	page.locator( '.wp-block-gallery a' ).nth( place );

/** Waits until the current picture is there and nothing moves; names what does. */
export async function atRest( page: Page ): Promise< void > {
	// A busy server may take long for a file, and its sign turns meanwhile.
	await expect(
		dialog( page ).locator( '.current [data-loading]' )
	).toHaveCount( 0, { timeout: 30_000 } );
	await expect
		.poll( () =>
			dialog( page ).evaluate( ( element ) =>
				element
					.getAnimations( { subtree: true } )
					.filter( ( { effect } ) => {
						const { target } = effect as KeyframeEffect;
						return ! target?.matches( '[data-loading]' );
					} )
					.map( ( animation ) => {
						const { target, pseudoElement } =
							animation.effect as KeyframeEffect;
						const name =
							( animation as CSSTransition ).transitionProperty ??
							( animation as CSSAnimation ).animationName;
						return `${ name } of ${ target?.className }${ pseudoElement ?? '' }, ${ animation.playState }`;
					} )
			)
		)
		.toEqual( [] );
}
