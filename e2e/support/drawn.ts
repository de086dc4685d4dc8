/** How a control is drawn, so that two of its states can be compared. */
import type { Page } from '@playwright/test';

/**
 * Returns everything of a control's look that tells its state, apart from its text.
 *
 * @param page    Any page.
 * @param control Selector; the first one that is visible counts.
 */
export const drawn = ( page: Page, control: string ): Promise< string > =>
	page
		.locator( control )
		.filter( { visible: true } )
		.first()
		.evaluate( async ( element ) => {
			await Promise.all(
				element.getAnimations().map( ( { finished } ) => finished )
			);
			const style = getComputedStyle( element );
			return [
				style.backgroundColor,
				style.backgroundImage,
				style.borderColor,
				style.borderStyle,
				style.borderInlineStartWidth,
				style.boxShadow,
				style.outlineStyle,
				style.textDecorationLine,
				style.translate,
				style.fontWeight,
			].join( ' | ' );
		} );
