/** How a control is drawn, so that two of its states can be compared. */
import type { Locator } from '@playwright/test';

/**
 * Returns everything of a control's look that tells its state, apart from its text.
 *
 * @param control One element.
 */
export const drawn = ( control: Locator ): Promise< string > =>
	control.evaluate( async ( element ) => {
		const running = () =>
			element
				.getAnimations()
				.filter( ( { playState } ) => playState === 'running' );
		// One that another one replaces is never finished.
		while ( running().length ) {
			await Promise.allSettled(
				running().map( ( { finished } ) => finished )
			);
		}
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
