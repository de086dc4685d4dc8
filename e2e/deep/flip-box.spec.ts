/** The flip box for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/flip-box/';

const box = ( page: Page ) =>
	page.locator( '.frontage-flip-box' ).filter( { hasText: 'Rye' } );
const card = ( page: Page ) =>
	box( page ).locator( '.frontage-flip-box__card' );
const button = ( page: Page ) =>
	box( page ).getByRole( 'button', { name: 'Flip card' } );
const turned = ( page: Page ) =>
	expect( card( page ) ).toHaveClass( /is-turned/ );

test( 'shows both faces without script and in print', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, PAGE );
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	for ( const each of [ noJs, page ] ) {
		// Two places, between which what is above may grow.
		await expect( async () => {
			const front = await box( each )
				.locator( '.is-front' )
				.boundingBox();
			const back = await box( each ).locator( '.is-back' ).boundingBox();
			expect( back!.y ).toBeGreaterThanOrEqual(
				front!.y + front!.height
			);
		} ).toPass( { timeout: 30_000 } );
		await expect( button( each ) ).toBeHidden();
	}
} );

test( 'does not animate with reduced motion, and works in right-to-left languages', async ( {
	lessMotion,
	rtl,
} ) => {
	await visit( lessMotion, PAGE );
	await expect( box( lessMotion ).locator( '.is-front' ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
	await box( lessMotion ).hover();
	await turned( lessMotion );
	await visit( rtl, PAGE );
	await expect( box( rtl ) ).toHaveCSS( '--frontage-flip-box-sign', '-1' );
} );
