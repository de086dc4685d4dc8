import { expect, test, visit } from '../support/test';
import type { Page } from '@playwright/test';

const ON = { frontage_env_on: 'back-to-top' };
const PAGE = '/modules/back-to-top/';

const link = ( page: Page ) =>
	page.getByRole( 'link', { name: 'Back to top' } );
const toEnd = ( page: Page ) =>
	page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
const atTop = ( page: Page ) =>
	expect.poll( () => page.evaluate( () => window.scrollY ) ).toBe( 0 );

test( 'works without script', async ( { open } ) => {
	const page = await open( { javaScriptEnabled: false }, ON );
	await visit( page, PAGE );
	// A wheel might still turn when the link is pressed.
	await toEnd( page );
	await expect( link( page ) ).toBeVisible();
	await link( page ).click();
	await expect( page ).toHaveURL( /#top$/ );
	await expect( link( page ) ).toBeHidden();
} );

test( 'jumps with reduced motion', async ( { open } ) => {
	const page = await open( { reducedMotion: 'reduce' }, ON );
	await visit( page, PAGE );
	await toEnd( page );
	await link( page ).click();
	await atTop( page );
} );

test( 'is on the other side in right-to-left languages', async ( { open } ) => {
	const page = await open( {}, { ...ON, frontage_env_rtl: '1' } );
	await visit( page, PAGE );
	await toEnd( page );
	await expect( link( page ) ).toBeVisible();
	const box = await link( page ).boundingBox();
	expect( box?.x ).toBeLessThan( 100 );
} );

test( 'works by touch', async ( { open } ) => {
	const page = await open(
		{
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
		},
		ON
	);
	await visit( page, PAGE );
	await toEnd( page );
	await link( page ).tap();
	await atTop( page );
} );
