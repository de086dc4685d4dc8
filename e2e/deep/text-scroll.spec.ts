/** Scrolling text for visitors and authors. What need not run at each commit. */
import { block, pause } from '../support/motion';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/text-scroll/';

test( 'works without script, in right-to-left languages and with reduced motion', async ( {
	noJs,
	rtl,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	const track = '.frontage-marquee__track';
	await expect( noJs.locator( track ).first() ).toHaveCSS(
		'animation-play-state',
		'running'
	);
	await pause( block( noJs, 'sundays' ) ).check( { force: true } );
	await noJs.mouse.move( 2, 2 );
	await expect( noJs.locator( track ).first() ).toHaveCSS(
		'animation-play-state',
		'paused'
	);
	await visit( rtl, PAGE );
	await expect( rtl.locator( '.frontage-marquee' ).first() ).toHaveCSS(
		'--frontage-marquee-end',
		'50%'
	);
	await visit( lessMotion, PAGE );
	const still = block( lessMotion, 'sundays' );
	await expect( still.locator( track ) ).toHaveCSS(
		'animation-name',
		'none'
	);
	await expect( still.locator( '.is-copy' ).first() ).toBeHidden();
	await expect( pause( still ) ).toBeHidden();
	await expect( still.getByRole( 'link' ) ).toBeInViewport( { ratio: 0.9 } );
} );
