import type { LayoutShift } from './support/layout-shift';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const ON = { frontage_env_on: 'sticky-header' };
const PAGE = '/modules/sticky-header/';

const top = ( page: Page, selector: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element ) => element.getBoundingClientRect().top );

test( 'sticks above 768 pixels without layout shifts', async ( { open } ) => {
	const page = await open( {}, ON );
	await visit( page, PAGE );
	const found = await page.evaluateHandle( () => {
		const sum = { shifts: 0 };
		new PerformanceObserver( ( list ) => {
			for ( const { value } of list.getEntries() as LayoutShift[] ) {
				sum.shifts += value;
			}
		} ).observe( { type: 'layout-shift' } );
		return sum;
	} );
	await page.mouse.wheel( 0, 1200 );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBe( 1200 );
	expect( await top( page, '.frontage-sticky-header' ) ).toBe( 0 );
	expect( await found.jsonValue() ).toEqual( { shifts: 0 } );
} );

test( 'scrolls away on narrower screens', async ( { open } ) => {
	const page = await open( { viewport: { width: 768, height: 800 } }, ON );
	await visit( page, PAGE );
	await page.mouse.wheel( 0, 600 );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBe( 600 );
	expect( await top( page, '.frontage-sticky-header' ) ).toBeLessThan( 0 );
} );

test( 'leaves space above the target of a link', async ( { open } ) => {
	const page = await open( {}, ON );
	await visit( page, `${ PAGE }#section` );
	await expect
		.poll( () => top( page, '#section' ) )
		.toBeGreaterThanOrEqual( 60 );
} );

test( 'sticks below the admin bar', async ( { open } ) => {
	const page = await open(
		{ storageState: process.env.FRONTAGE_ADMIN_STATE },
		ON
	);
	await visit( page, PAGE );
	await page.mouse.wheel( 0, 1200 );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBe( 1200 );
	expect( await top( page, '.frontage-sticky-header' ) ).toBe( 32 );
} );

test( 'finds the header of a classic theme, also without script', async ( {
	open,
} ) => {
	const page = await open(
		{ javaScriptEnabled: false },
		{ ...ON, frontage_env_theme: 'classic' }
	);
	await visit( page, PAGE );
	await page.mouse.wheel( 0, 1200 );
	await expect
		.poll( () =>
			page
				.locator( '#masthead, .site-header, [role=banner]' )
				.first()
				.boundingBox()
				.then( ( box ) => box?.y )
		)
		.toBe( 0 );
} );

test( 'adds nothing when turned off', async ( { page } ) => {
	await visit( page, PAGE );
	await expect( page.locator( '.frontage-sticky-header' ) ).toHaveCount( 0 );
} );
