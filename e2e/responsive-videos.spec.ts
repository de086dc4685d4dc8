/** Video players with a fixed size that are made to fit. */
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test, visit } from './support/test';

const ON = { frontage_env_on: 'responsive-videos' };
const PAGE = '/modules/responsive-videos/';
const PHONE = { viewport: { width: 390, height: 844 } };

// The demo's player and the one added later; no request leaves the machine.
test.use( {
	expectedErrors: [ /foreign host: https:\/\/(www\.youtube|player\.vimeo)/ ],
} );

const silence = ( page: Page ) =>
	page.route( /youtube|vimeo/, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '' } )
	);

const ratio = ( page: Page, at = 0 ) =>
	page
		.locator( 'main iframe' )
		.nth( at )
		.evaluate( ( element ) => {
			const { width, height } = element.getBoundingClientRect();
			return { width, shape: width / height };
		} );

test( 'fit their container and keep their ratio, also without script', async ( {
	open,
} ) => {
	for ( const javaScriptEnabled of [ true, false ] ) {
		const page = await open( { ...PHONE, javaScriptEnabled }, ON );
		await silence( page );
		await visit( page, PAGE );
		const { width, shape } = await ratio( page );
		expect( width ).toBeLessThanOrEqual( 390 );
		expect( shape ).toBeCloseTo( 560 / 315, 1 );
	}
} );

test( 'a video added later fits too', async ( { open } ) => {
	const page = await open( PHONE, ON );
	await silence( page );
	await visit( page, PAGE );
	await expect(
		page.locator( 'frontage-island[name=responsive-videos]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await page.evaluate( () => {
		const late = document.createElement( 'iframe' );
		late.src = 'https://player.vimeo.com/video/1';
		late.width = '1200';
		late.height = '900';
		late.title = 'Late';
		document.querySelector( 'main .entry-content' )!.append( late );
	} );
	await expect
		.poll( async () => ( await ratio( page, 1 ) ).shape )
		.toBeCloseTo( 4 / 3, 1 );
	await expectNoOverflow( page );
} );

test( 'adds nothing when turned off, until the demo’s link is followed', async ( {
	page,
} ) => {
	const wrapped = page.locator( '.frontage-responsive-videos' );
	await silence( page );
	await visit( page, PAGE );
	await expect( wrapped ).toHaveCount( 0 );
	await expect( page.locator( '[name=responsive-videos]' ) ).toHaveCount( 0 );

	await page.getByRole( 'link', { name: 'switch it on' } ).click();
	await expect( wrapped ).toHaveCount( 1 );
	expect( new URL( page.url() ).search ).toBe( '' );
	await page.getByRole( 'link', { name: 'switch it off' } ).click();
	await expect( wrapped ).toHaveCount( 0 );
} );
