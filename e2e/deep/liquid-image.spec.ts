/** An image that morphs into another. What need not run at each commit. */
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/liquid-image/';

test( 'fades without script, by touch and with reduced motion', async ( {
	noJs,
	lessMotion,
	narrow,
} ) => {
	await visit( noJs, PAGE );
	const stage = '.frontage-liquid-image__stage';
	await noJs.locator( stage ).first().hover();
	await expect( noJs.locator( '.is-second' ).first() ).toHaveCSS(
		'opacity',
		'1'
	);
	await visit( lessMotion, PAGE );
	await lessMotion.locator( stage ).first().hover();
	await expect( lessMotion.locator( '.is-second' ).first() ).toHaveCSS(
		'opacity',
		'1'
	);
	await expect( lessMotion.locator( stage ).first() ).toHaveCSS(
		'filter',
		'none'
	);
	await visit( narrow, PAGE );
	await narrow.locator( stage ).first().tap();
	await expect( narrow.locator( '.is-second' ).first() ).toHaveCSS(
		'opacity',
		'1'
	);
} );
