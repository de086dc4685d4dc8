/** The countdown: what visitors see while it runs and when it ends. */
import {
	HOUR,
	PICTURE,
	inSeconds,
	part,
	publish,
	seconds,
	watch,
} from './support/countdown';
import { expect, test, visit } from './support/test';

const DEMO = '/modules/countdown/';

test( 'ticks each second and ends with the message, announced once', async ( {
	admin,
	page,
} ) => {
	await watch( page, await publish( admin, inSeconds( 1.5 * HOUR ) ) );
	const before = await seconds( page );
	expect( before ).toBeGreaterThan( 1.4 * HOUR );
	await page.clock.runFor( 5000 );
	await expect
		.poll( () => seconds( page ) )
		.toBeLessThanOrEqual( before - 5 );
	await page.clock.fastForward( '02:00:00' );
	await expect(
		page.getByText( 'The sale is over.', { exact: true } )
	).toBeVisible();
	await expect( part( page, 'clock' ) ).toBeHidden();
	await expect( page.getByRole( 'status' ) ).toHaveText(
		'The countdown has ended. The sale is over.'
	);
} );

test( 'ends with an image', async ( { admin, page } ) => {
	await watch(
		page,
		await publish(
			admin,
			{ ...inSeconds( HOUR ), endAction: 'image' },
			PICTURE
		)
	);
	await expect( page.getByRole( 'img', { name: 'Sold out' } ) ).toBeHidden();
	await page.clock.fastForward( '01:00:01' );
	await expect( page.getByRole( 'img', { name: 'Sold out' } ) ).toBeVisible();
} );

test( 'redirects at the end, and Back does not return to it', async ( {
	admin,
	page,
} ) => {
	const path = await publish( admin, {
		...inSeconds( HOUR ),
		endAction: 'redirect',
		redirectUrl: '/plain/',
	} );
	await visit( page, '/' );
	await watch( page, path );
	await expect( page ).toHaveURL( path );
	await page.clock.fastForward( '01:00:01' );
	await expect( page ).toHaveURL( /\/plain\/$/ );
	await page.goBack();
	await expect( page ).toHaveURL( /:\d+\/$/ );
} );

test( 'shows the end at once on a page printed after it, without script', async ( {
	admin,
	page,
	noJs,
} ) => {
	const path = await publish( admin, inSeconds( -HOUR ) );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	for ( const visitor of [ page, noJs ] ) {
		await visit( visitor, path );
		await expect( visitor.getByText( 'The sale is over.' ) ).toBeVisible();
	}
	expect(
		scripts.filter( ( url ) => url.includes( '/plugins/frontage/' ) )
	).toEqual( [] );
} );

test( 'uses the server’s clock if the device is half an hour fast', async ( {
	admin,
	page,
} ) => {
	await watch(
		page,
		await publish( admin, inSeconds( 2 * HOUR ) ),
		HOUR / 2
	);
	await expect.poll( () => seconds( page ) ).toBeGreaterThan( 1.9 * HOUR );
} );

test( 'an evergreen countdown continues after a reload', async ( { page } ) => {
	const own = page.locator( '#welcome [data-unit=day]' );
	await visit( page, DEMO );
	await own.scrollIntoViewIfNeeded();
	await expect( own ).toHaveText( '001' );
	await page.evaluate( () => {
		const key = 'frontage-countdown-welcome';
		localStorage.setItem(
			key,
			String( Number( localStorage.getItem( key ) ) - 86400 )
		);
	} );
	await visit( page, DEMO );
	await own.scrollIntoViewIfNeeded();
	await expect( own ).toHaveText( '000' );
} );
