import { stopClock } from './support/clock';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const ON = { frontage_env_on: 'back-to-top' };
const PAGE = '/modules/back-to-top/';

const link = ( page: Page ) =>
	page.getByRole( 'link', { name: 'Back to top' } );
const toEnd = ( page: Page ) =>
	page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
const atTop = ( page: Page ) =>
	expect.poll( () => page.evaluate( () => window.scrollY ) ).toBe( 0 );

test( 'appears after one screen and scrolls up in 800 ms', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	await visit( page, PAGE );
	await expect( link( page ) ).toBeHidden();
	await toEnd( page );
	await expect( link( page ) ).toBeVisible();
	await link( page ).hover();
	await page.waitForFunction( () =>
		document.querySelector( 'frontage-island[data-state=awake]' )
	);
	await stopClock( page );
	await link( page ).click();
	await page.clock.runFor( 700 );
	expect( await page.evaluate( () => scrollY ) ).toBeGreaterThan( 0 );
	await page.clock.runFor( 200 );
	await atTop( page );
} );

test( 'works by keyboard and moves the focus to the top', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	await visit( page, PAGE );
	await toEnd( page );
	// What is hidden takes no focus.
	await expect( link( page ) ).toBeVisible();
	await link( page ).focus();
	await expect( link( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await atTop( page );
	await expect( page.locator( ':focus' ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Skip to content' } )
	).toBeFocused();
} );

test( 'prints nothing when turned off', async ( { page } ) => {
	await visit( page, PAGE );
	await expect( link( page ) ).toHaveCount( 0 );
} );
