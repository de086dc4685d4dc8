/** Blocks that move with the scroll position: by CSS, and by script where CSS cannot. What need not run at each commit. */
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/parallax/';

test( 'nothing moves with reduced motion, nor on a phone if the author says so', async ( {
	lessMotion,
	narrow,
} ) => {
	await visit( lessMotion, PAGE );
	await expect( lessMotion.locator( '.slow' ) ).toHaveCSS(
		'animation-name',
		'none'
	);
	await visit( narrow, PAGE );
	await expect( narrow.locator( '.wide-only' ) ).toHaveCSS(
		'animation-name',
		'none'
	);
	await expect( narrow.locator( '.slow' ) ).toHaveCSS(
		'animation-name',
		'frontage-parallax'
	);
} );
