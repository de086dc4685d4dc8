/** Scrolling images. What need not run at each commit. */
import { block, pause } from '../support/motion';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/scrolling-image/';

test( 'work without script, and rest with reduced motion', async ( {
	noJs,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	await expect(
		block( noJs, 'row' ).locator( '.frontage-marquee__track' )
	).toHaveCSS( 'animation-play-state', 'running' );
	await visit( lessMotion, PAGE );
	const still = block( lessMotion, 'row' );
	await expect( still.locator( '.frontage-marquee' ) ).toHaveCSS(
		'overflow-x',
		'auto'
	);
	await expect( still.locator( '.is-copy' ).first() ).toBeHidden();
	await expect( pause( still ) ).toBeHidden();
} );
