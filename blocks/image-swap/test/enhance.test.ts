/** Clicks on the images. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

test( 'toggles active and inactive', () => {
	document.body.innerHTML =
		'<figure data-click="inactive"><frontage-island><span></span><button aria-pressed="false"></button></frontage-island></figure>';
	const swap = document.querySelector( 'figure' )!;
	const button = document.querySelector( 'button' )!;
	const stop = enhance(
		document.querySelector< FrontageIsland >( 'frontage-island' )!
	);
	button.click();
	expect( swap.dataset.click ).toBe( 'active' );
	expect( button.ariaPressed ).toBe( 'true' );
	button.click();
	expect( swap.dataset.click ).toBe( 'inactive' );
	expect( button.ariaPressed ).toBe( 'false' );
	stop();
	button.click();
	expect( swap.dataset.click ).toBe( 'inactive' );
} );
