/** How a control is drawn, so that two of its states can be compared. */
import type { Locator } from '@playwright/test';

/**
 * Returns everything of a control's look that tells its state, apart from its text.
 *
 * @param control One element.
 */
export const drawn = ( control: Locator ): Promise< string > =>
	control.evaluate( async ( element ) => {
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
