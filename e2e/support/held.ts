/** Presses of human length: an instant click hides what happens between pressing and releasing. */
import type { Locator } from '@playwright/test';

let length = 0;
let isPatched = false;

/**
 * Sets how long all later clicks of this worker are held; `click( { delay } )` still decides for itself.
 *
 * @param any  Any locator.
 * @param held In milliseconds.
 */
export function holdClicks( any: Locator, held: number ): void {
	length = held;
	if ( ! isPatched ) {
		isPatched = true;
		const all = Object.getPrototypeOf( any ) as Locator;
		const { click } = all;
		all.click = function ( options ) {
			return click.call( this, { delay: length, ...options } );
		};
	}
}
