/** Where a carousel's slides and pictures are, in pixels of the window. */
import { expect, type Locator } from '@playwright/test';

/** Waits until a carousel that needs no Swiper is awake. */
export async function awake( element: Locator ): Promise< void > {
	await element.scrollIntoViewIfNeeded();
	await expect(
		element.locator( 'frontage-island' ).first()
	).toHaveAttribute( 'data-state', 'awake' );
}

/** Returns the boxes of the slides and of their pictures, and the viewport's. */
export const boxes = ( element: Locator ) =>
	element.evaluate( ( root ) => {
		const box = ( {
			left,
			right,
			width,
			height,
			top,
			bottom,
		}: DOMRect ) => ( {
			left,
			right,
			width,
			height,
			top,
			bottom,
		} );
		return {
			view: box(
				root
					.querySelector( '.frontage-carousel__viewport' )!
					.getBoundingClientRect()
			),
			slides: [ ...root.querySelectorAll( '[data-slot]' ) ].map(
				( slide ) => ( {
					...box( slide.getBoundingClientRect() ),
					isShown: slide.classList.contains( 'is-shown' ),
					image: box(
						slide.querySelector( 'img' )!.getBoundingClientRect()
					),
				} )
			),
		};
	} );

/** Returns the boxes of the viewport and of the current slide. */
export const shownIn = async ( element: Locator ) => {
	const { view, slides } = await boxes( element );
	return { view, slide: slides.find( ( { isShown } ) => isShown )! };
};
