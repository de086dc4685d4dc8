/** Videos for visitors: nothing of others before a press, players from stand-ins after it, and links without script. */
import type { Page } from '@playwright/test';
import type { LayoutShift } from './support/layout-shift';
import { vendors } from './support/video-vendors';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/video/';

const harbour = ( page: Page ) => page.locator( '#harbour' );
const poster = ( page: Page, id = 'harbour' ) =>
	page.locator( `#${ id } .frontage-video__open` );
const player = ( page: Page, id = 'harbour' ) =>
	page.locator( `#${ id } iframe` );
const film = ( page: Page, id: string ) => page.locator( `#${ id } video` );
const isPaused = ( page: Page, id: string ) =>
	film( page, id ).evaluate( ( { paused }: HTMLVideoElement ) => paused );

/** Starts to measure shifts of the layout; returns their sum so far. */
async function shiftsOf( page: Page ): Promise< () => Promise< number > > {
	await page.evaluate( () => {
		const sums = { sum: 0 };
		Object.assign( window, { shifts: sums } );
		new PerformanceObserver( ( list ) =>
			( list.getEntries() as LayoutShift[] ).forEach(
				( { value, hadRecentInput } ) => {
					sums.sum += hadRecentInput ? 0 : value;
				}
			)
		).observe( { type: 'layout-shift' } );
	} );
	return () =>
		page.evaluate(
			() =>
				( window as unknown as { shifts: { sum: number } } ).shifts.sum
		);
}

test.use( { expectedErrors: [ /youtube-nocookie\.com|player\.vimeo\.com/ ] } );

test( 'is a poster until a press, then the player, which seeks to chapters', async ( {
	page,
} ) => {
	const asked = await vendors( page );
	await visit( page, PAGE );
	await poster( page ).scrollIntoViewIfNeeded();
	await expect( poster( page ) ).toHaveAccessibleName(
		'Play video: Harbour at dawn'
	);
	await poster( page ).hover();
	expect( asked ).toEqual( [] );
	const box = await harbour( page ).boundingBox();
	await poster( page ).click();
	await expect( player( page ) ).toHaveAttribute(
		'src',
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*cc_lang_pref=de&autoplay=1&origin=/
	);
	await expect( player( page ) ).toHaveAttribute(
		'title',
		'Harbour at dawn'
	);
	await expect( poster( page ) ).toBeHidden();
	await expect( player( page ) ).toBeFocused();
	expect( await harbour( page ).boundingBox() ).toEqual( box );
	const inside = page.frameLocator( '#harbour iframe' );
	await expect( inside.locator( 'output' ) ).toHaveText( /listening/ );
	await harbour( page ).getByRole( 'link', { name: 'Boats leave' } ).click();
	await expect( inside.locator( 'output' ) ).toHaveText(
		/seekTo 90,true playVideo$/
	);
	await expectNoAxe( page, '#harbour' );
} );

test( 'plays one at a time, files and vendors', async ( { page } ) => {
	await vendors( page );
	await visit( page, PAGE );
	await poster( page ).click();
	const said = page.frameLocator( '#harbour iframe' ).locator( 'output' );
	await expect( said ).toHaveText( /listening/ );
	await film( page, 'file' ).scrollIntoViewIfNeeded();
	await film( page, 'file' ).hover();
	await page
		.locator( '#file' )
		.getByRole( 'link', { name: 'In the middle' } )
		.click();
	await expect.poll( () => isPaused( page, 'file' ) ).toBe( false );
	await expect( said ).toHaveText( /pauseVideo$/ );
	await poster( page, 'sticky' ).click();
	await expect.poll( () => isPaused( page, 'file' ) ).toBe( true );
} );

test( 'stays in the corner past its half while it plays, without a shift, and is closed there', async ( {
	page,
	narrow,
} ) => {
	for ( const one of [ page, narrow ] ) {
		await vendors( one );
		await visit( one, PAGE );
		const shifts = await shiftsOf( one );
		await poster( one, 'sticky' ).click();
		const said = one.frameLocator( '#sticky iframe' ).locator( 'output' );
		await expect( said ).toHaveText( /addEventListener/ );
		const stage = one.locator( '#sticky .frontage-video__stage' );
		const frame = one.locator( '#sticky .frontage-video__frame' );
		const heightOf = () =>
			frame.evaluate( ( { clientHeight } ) => clientHeight );
		const height = await heightOf();
		await frame.evaluate( ( element ) =>
			scrollBy( {
				top:
					element.getBoundingClientRect().top +
					element.clientHeight * 0.75,
				behavior: 'instant',
			} )
		);
		await expect( stage ).toHaveAttribute( 'popover', 'manual' );
		const box = ( await stage.boundingBox() )!;
		const { width, height: tall } = one.viewportSize()!;
		expect( box.x + box.width ).toBeLessThanOrEqual( width );
		expect( box.y + box.height ).toBeLessThanOrEqual( tall );
		expect( await heightOf() ).toBe( height );
		// The same player: it was not loaded again.
		await expect( said ).toHaveText( /addEventListener/ );
		await expect( one.locator( '#sticky iframe' ) ).toHaveAttribute(
			'data-loads',
			'1'
		);
		await expectNoOverflow( one );
		await one.getByRole( 'button', { name: 'Close video' } ).click();
		await expect( stage ).not.toHaveAttribute( 'popover' );
		await expect( said ).toHaveText( /pause$/ );
		expect( await shifts() ).toBe( 0 );
	}
} );

test( 'consent is remembered for 30 days for each vendor, and withdrawn', async ( {
	page,
} ) => {
	await vendors( page );
	await visit( page, PAGE );
	const always = harbour( page ).getByRole( 'button', {
		name: 'Always load content from YouTube',
	} );
	await always.click();
	await expect( player( page ) ).toBeVisible();
	const stop = ( id: string ) =>
		page.locator( `#${ id }` ).getByRole( 'button', {
			name: 'Stop loading content from YouTube',
		} );
	await expect( stop( 'harbour' ) ).toBeVisible();
	const days = await page.evaluate( () => {
		const { youtube } = JSON.parse(
			localStorage.getItem( 'frontage-consent' )!
		);
		return Math.round( ( youtube - Date.now() ) / 86400000 );
	} );
	expect( days ).toBe( 30 );
	await visit( page, PAGE );
	await page.locator( '#upright' ).scrollIntoViewIfNeeded();
	// Before any press, the button says what is remembered, and the player waits for one.
	await expect( stop( 'upright' ) ).toBeVisible();
	await expect( player( page, 'upright' ) ).toHaveAttribute(
		'src',
		/autoplay=0/
	);
	await stop( 'upright' ).click();
	await expect( player( page, 'upright' ) ).toHaveCount( 0 );
	await expect( poster( page, 'upright' ) ).toBeVisible();
	expect(
		await page.evaluate( () => localStorage.getItem( 'frontage-consent' ) )
	).toBe( '{}' );
} );

test( 'says so when the vendor does not play it, and brings the poster back', async ( {
	page,
} ) => {
	await vendors( page, { fails: true } );
	await visit( page, PAGE );
	await poster( page ).click();
	await expect( harbour( page ).getByRole( 'status' ) ).toHaveText(
		'YouTube cannot play this video here. Open it there instead.'
	);
	await expect( poster( page ) ).toBeVisible();
	await expect( player( page ) ).toHaveCount( 0 );
} );

test( 'plays without sound in view and rests out of it, unless motion is reduced', async ( {
	page,
	lessMotion,
} ) => {
	await visit( page, PAGE );
	const moving = film( page, 'moving' );
	await moving.scrollIntoViewIfNeeded();
	await expect.poll( () => isPaused( page, 'moving' ) ).toBe( false );
	expect(
		await moving.evaluate( ( { muted }: HTMLVideoElement ) => muted )
	).toBe( true );
	await poster( page, 'upright' ).scrollIntoViewIfNeeded();
	await expect.poll( () => isPaused( page, 'moving' ) ).toBe( true );
	await visit( lessMotion, PAGE );
	await film( lessMotion, 'moving' ).scrollIntoViewIfNeeded();
	await expect(
		lessMotion.locator( '#moving frontage-island' )
	).toHaveAttribute( 'data-state', 'awake' );
	expect( await isPaused( lessMotion, 'moving' ) ).toBe( true );
} );
