/** Expandable content for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/unfold/';

const box = ( page: Page ) =>
	page.locator( '.frontage-unfold' ).filter( { hasText: 'rye' } );
const content = ( page: Page ) =>
	box( page ).locator( '.frontage-unfold__content' );
const button = ( page: Page ) => box( page ).locator( 'summary' );
const height = ( page: Page ) =>
	content( page ).evaluate(
		( element ) => element.getBoundingClientRect().height
	);

test( 'works without script: by its button, a link and the keyboard', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	expect( await height( noJs ) ).toBe( 50 );
	await button( noJs ).click( { delay: 120 } );
	await expect( button( noJs ) ).toHaveText( 'Show less', {
		useInnerText: true,
	} );
	await expect.poll( () => height( noJs ) ).toBeGreaterThan( 150 );
	await button( noJs ).click( { delay: 120 } );
	await expect.poll( () => height( noJs ) ).toBe( 50 );
	await noJs.getByRole( 'link', { name: 'wait a little' } ).focus();
	await expect.poll( () => height( noJs ) ).toBeGreaterThan( 150 );
	await noJs.goto( `${ PAGE }#deep` );
	await expect( noJs.getByText( 'At noon' ) ).toBeInViewport();
	await expect.poll( () => height( noJs ) ).toBeGreaterThan( 150 );
} );

test( 'prints everything', async ( { page } ) => {
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	await expect.poll( () => height( page ) ).toBeGreaterThan( 150 );
	await expect( button( page ) ).toBeHidden();
} );

test( 'does not animate with reduced motion; works in right-to-left languages', async ( {
	lessMotion,
	rtl,
} ) => {
	await visit( lessMotion, PAGE );
	await button( lessMotion ).click();
	expect(
		await content( lessMotion ).evaluate(
			( element ) => getComputedStyle( element ).transitionDuration
		)
	).toBe( '0s' );
	await visit( rtl, PAGE );
	const [ inner, outer ] = await Promise.all( [
		button( rtl ).boundingBox(),
		box( rtl ).boundingBox(),
	] );
	expect( inner!.x + inner!.width ).toBeCloseTo( outer!.x + outer!.width, 0 );
} );
