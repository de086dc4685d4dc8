/** The lightbox for images and videos: mouse, touch, keyboard, URL, and without JavaScript. */
import type { Page } from '@playwright/test';
import { holdClock, inTime } from './support/clock';
import { atRest, button, dialog, picture, thumb } from './support/lightbox';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/lightbox/';

const press = ( page: Page, name: string ) => button( page, name ).click();

test.describe( 'a gallery', () => {
	test( 'loads nothing before it is opened, and works by keyboard', async ( {
		page,
	} ) => {
		const fetched: string[] = [];
		page.on( 'request', ( request ) => fetched.push( request.url() ) );
		await visit( page, PAGE );
		const ours = () =>
			fetched.filter( ( url ) => /build\/.*lightbox/.test( url ) );
		expect( ours() ).toEqual( [] );
		await thumb( page, 1 ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( picture( page, /^Low clouds/ ) ).toBeVisible();
		expect( ours().length ).toBeGreaterThan( 0 );
		await expect( dialog( page ) ).toHaveAttribute( 'aria-modal', 'true' );
		await expect( dialog( page ).getByRole( 'status' ) ).toContainText(
			'2 of 5. Low clouds'
		);
		await page.keyboard.press( 'End' );
		await expect( picture( page, /^A curved ramp/ ) ).toBeVisible();
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture( page, /bridge over/ ) ).toBeVisible();
		await expect( dialog( page ) ).toContainText( 'The bridge at dusk' );
		await expect( page ).toHaveURL( /#lightbox\|gallery-1\|bridge$/ );
		await expectNoAxe( page, '.frontage-lightbox' );
		for ( let tabs = 0; tabs < 12; tabs++ ) {
			await page.keyboard.press( 'Tab' );
		}
		await expect( page.locator( '.wp-site-blocks :focus' ) ).toHaveCount(
			0
		);
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page ) ).toHaveCount( 0 );
		await expect( thumb( page, 1 ) ).toBeFocused();
		await expect( page ).toHaveURL( PAGE );
	} );

	test( 'opens by URL, closes by Back, and does not scroll', async ( {
		page,
	} ) => {
		await visit( page, PAGE );
		await page.evaluate( () => {
			( self as any ).shifts = 0;
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() as any[] ) {
					( self as any ).shifts += entry.value;
				}
			} ).observe( { type: 'layout-shift' } );
		} );
		await thumb( page, 2 ).click();
		await expect( picture( page, /^Waves/ ) ).toBeVisible();
		await page.goBack();
		await expect( dialog( page ) ).toHaveCount( 0 );
		expect( await page.evaluate( () => ( self as any ).shifts ) ).toBe( 0 );
		await visit( page, '/modules/plain/' );
		await visit( page, `${ PAGE }#lightbox|gallery-1|pier-sunset` );
		await expect( picture( page, /^A pier/ ) ).toBeVisible();
		await press( page, 'Next' );
		await expect( picture( page, /^A curved ramp/ ) ).toBeVisible();
		await page.goBack();
		await expect( dialog( page ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( PAGE );
	} );

	test( 'plays on request and stops on interaction', async ( { page } ) => {
		await page.clock.install();
		await visit( page, PAGE );
		await thumb( page, 0 ).click();
		await expect( picture( page, /bridge over/ ) ).toBeVisible();
		// The next but one would follow before a busy machine has looked.
		await holdClock( page );
		await press( page, 'Play slideshow' );
		await page.clock.runFor( 5100 );
		const low = picture( page, /^Low clouds/ );
		await expect
			.poll( inTime( page, 50, () => low.isVisible() ) )
			.toBe( true );
		await page.clock.resume();
		await page.mouse.move( 320, 320 );
		await dialog( page )
			.getByRole( 'button', { name: /^4 of 5/ } )
			.click();
		await expect( picture( page, /^A pier/ ) ).toBeVisible();
		await expect(
			dialog( page ).getByRole( 'button', { name: 'Play slideshow' } )
		).toBeVisible();
		await page.clock.runFor( 500 );
		await page.mouse.move( 300, 300 );
		await page.clock.runFor( 3100 );
		await expect( dialog( page ) ).toHaveAttribute( 'data-quiet', '' );
	} );
} );

test( 'a swipe of a hundred pixels turns the page, around the ends and in right-to-left languages; pinching zooms', async ( {
	narrow,
	open,
} ) => {
	const touch = async ( page: Page, ...moves: number[][] ) => {
		const session = await page.context().newCDPSession( page );
		const send = ( type: string, points: number[] ) =>
			session.send( 'Input.dispatchTouchEvent', {
				type: type as 'touchStart',
				touchPoints: points.map( ( x ) => ( { x, y: 400 } ) ),
			} );
		for ( const [ at, points ] of moves.entries() ) {
			await send( at ? 'touchMove' : 'touchStart', points );
		}
		await send( 'touchEnd', [] );
	};
	const swipe = ( page: Page, from: number, to: number ) =>
		touch( page, [ from ], [ ( from + to ) / 2 ], [ to ] );
	await visit( narrow, PAGE );
	await thumb( narrow, 0 ).tap();
	await expect( picture( narrow, /bridge over/ ) ).toBeVisible();
	await swipe( narrow, 300, 220 );
	await swipe( narrow, 80, 240 );
	const ramp = picture( narrow, /^A curved ramp/ );
	await expect( ramp ).toBeVisible();
	// The image is another one when its largest file has come.
	const width = async () => ( await ramp.boundingBox() )?.width ?? 0;
	await expect.poll( width ).toBeGreaterThan( 300 );
	await atRest( narrow );
	const before = await width();
	await touch( narrow, [ 180, 210 ], [ 165, 225 ], [ 150, 240 ] );
	await expect.poll( width ).toBeGreaterThan( before * 1.5 );
	await touch( narrow, [ 100, 290 ], [ 150, 240 ], [ 180, 210 ] );
	await expect.poll( width ).toBeCloseTo( before, 0 );
	const rtl = await open(
		{ viewport: { width: 390, height: 844 }, hasTouch: true },
		{ frontage_env_rtl: '1' }
	);
	await visit( rtl, PAGE );
	// Above the caption, which WordPress lays over the image.
	await thumb( rtl, 0 ).tap( { position: { x: 8, y: 8 } } );
	await expect( picture( rtl, /bridge over/ ) ).toBeVisible();
	await swipe( rtl, 80, 240 );
	await expect( picture( rtl, /^Low clouds/ ) ).toBeVisible();
	await rtl.keyboard.press( 'ArrowRight' );
	await expect( picture( rtl, /bridge over/ ) ).toBeVisible();
} );

test.describe( 'other content', () => {
	test.use( { expectedErrors: [ /404|502|youtube-nocookie/ ] } );

	test( 'returns page content to its place, asks for consent for videos, and reports failures', async ( {
		page,
	} ) => {
		await page.route( /youtube-nocookie/, ( route ) =>
			route.fulfill( { contentType: 'text/html', body: 'video' } )
		);
		await visit( page, PAGE );
		const part = page.locator( '#opening-times' );
		const home = () =>
			part.evaluate( ( { parentElement } ) => parentElement!.className );
		const before = await home();
		await page.getByRole( 'link', { name: 'a part of this page' } ).click();
		await expect(
			dialog( page ).locator( '#opening-times' )
		).toBeVisible();
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog( page ) ).toContainText( 'comes from YouTube' );
		expect( page.frames() ).toHaveLength( 1 );
		await press( page, 'Load' );
		await expect(
			dialog( page ).frameLocator( 'iframe' ).getByText( 'video' )
		).toBeVisible();
		await press( page, 'Close' );
		await expect( dialog( page ) ).toHaveCount( 0 );
		await expect.poll( home ).toBe( before );
		await page.getByRole( 'link', { name: 'Gone' } ).click();
		await expect( dialog( page ) ).toContainText( 'Failed loading image' );
		await expect( dialog( page ).getByRole( 'status' ).last() ).toHaveText(
			/^Image cannot be loaded. Make sure the path is correct and image exist./
		);
	} );
} );

test( 'escapes all text', async ( { page } ) => {
	await visit( page, PAGE );
	await page.getByRole( 'link', { name: 'Hostile picture' } ).click();
	await expect( dialog( page ) ).toContainText( '<img src=x onerror=' );
	await page.goto(
		`${ PAGE }#lightbox|<img src=x onerror=self.harmed=1>|"]*`
	);
	expect( await page.evaluate( () => ( self as any ).harmed ) ).toBe(
		undefined
	);
	await expect( page.locator( 'img[onerror]' ) ).toHaveCount( 0 );
} );

test( 'a link opens the file without script; an early click is repeated', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, PAGE );
	await thumb( noJs, 0 ).click();
	await expect( noJs ).toHaveURL( /bridge\.jpg$/ );
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( /build\/.*lightbox.*\.js/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await visit( page, PAGE );
	await thumb( page, 0 ).click();
	await expect( thumb( page, 0 ) ).toHaveAttribute( 'data-pending' );
	release();
	await expect( picture( page, /bridge over/ ) ).toBeVisible();
} );
