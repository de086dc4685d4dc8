/** A sidebar that stays in view, on the feature's demo page. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const ON = { frontage_env_on: 'sticky-sidebar' };
const PAGE = '/modules/sticky-sidebar/';

const box = async ( page: Page ) =>
	( await page.locator( '.frontage-sticky-sidebar' ).boundingBox() )!;
const scroll = async ( page: Page, top: number ) => {
	await page.evaluate(
		( to ) => scrollTo( { top: to, behavior: 'instant' } ),
		top
	);
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( top );
};

test( 'sticks 60 pixels below the top above 768 pixels, also without script', async ( {
	open,
} ) => {
	const page = await open( { javaScriptEnabled: false }, ON );
	await visit( page, PAGE );
	await page.mouse.wheel( 0, 1500 );
	await expect.poll( async () => ( await box( page ) ).y ).toBe( 60 );
	const narrow = await open( { viewport: { width: 768, height: 800 } }, ON );
	await visit( narrow, PAGE );
	const { y } = await box( narrow );
	await scroll( narrow, 1500 );
	expect( ( await box( narrow ) ).y ).toBeCloseTo( y - 1500, 0 );
} );

test( 'one longer than the window scrolls to its end and sticks there', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	await visit( page, PAGE );
	await page.locator( '.frontage-sticky-sidebar' ).evaluate( ( sidebar ) => {
		( sidebar as HTMLElement ).style.minHeight = '1200px';
	} );
	const height = page.viewportSize()!.height;
	await scroll( page, 1700 );
	await expect
		.poll( async () => {
			const { y, height: own } = await box( page );
			return Math.round( y + own );
		} )
		.toBe( height - 60 );
} );
