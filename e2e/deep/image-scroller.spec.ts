/** The image scroller: a long image in a small window. What need not run at each commit. */
import type { Locator } from '@playwright/test';
import { block } from '../support/motion';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/image-scroller/';

const view = ( scroller: Locator ) => scroller.getByRole( 'region' );

test( 'can be scrolled by hand, by touch and with reduced motion', async ( {
	page,
	narrow,
	lessMotion,
} ) => {
	await visit( page, PAGE );
	const hand = block( page, 'hand' );
	await view( hand ).hover();
	await page.mouse.wheel( 0, 120 );
	await expect
		.poll( () => view( hand ).evaluate( ( { scrollTop } ) => scrollTop ) )
		.toBeGreaterThan( 0 );
	await visit( narrow, PAGE );
	await expect( view( block( narrow, 'pointed' ) ) ).toHaveCSS(
		'overflow-y',
		'auto'
	);
	await visit( lessMotion, PAGE );
	for ( const id of [ 'pointed', 'itself' ] ) {
		await expect( view( block( lessMotion, id ) ) ).toHaveCSS(
			'overflow-y',
			'auto'
		);
	}
} );
