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
import { ask } from './support/rest';
import { expect, expectNoAxe, test, visit } from './support/test';

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
	await expectNoAxe( page, '.frontage-countdown' );
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

test( 'two pages that redirect to each other stop with a link', async ( {
	admin,
	page,
} ) => {
	const ended = { ...inSeconds( -HOUR ), endAction: 'redirect' };
	const there = await publish( admin, {
		...ended,
		redirectUrl: '/modules/',
		anchor: 'there',
	} );
	const here = await publish( admin, {
		...ended,
		redirectUrl: there,
		anchor: 'here',
	} );
	const id = Number(
		( await ( await admin.request.get( there ) ).text() ).match(
			/page-id-(\d+)/
		)?.[ 1 ]
	);
	const changed = await ask( admin, `wp/v2/pages/${ id }`, {
		content: `<!-- wp:frontage/countdown ${ JSON.stringify( { ...ended, redirectUrl: here, anchor: 'there' } ) } /-->`,
	} );
	expect( changed.status() ).toBe( 200 );
	const visited: string[] = [];
	page.on( 'framenavigated', ( frame ) => {
		// WordPress's scripts replace a page's history entry by itself.
		if ( frame.url() !== visited.at( -1 ) ) {
			visited.push( frame.url() );
		}
	} );
	await page.goto( here );
	await expect
		.poll( () => visited.slice( 0, 3 ) )
		.toEqual( [ here, there, here ] );
	await expect(
		page.locator( 'frontage-island[data-state=awake]' )
	).toHaveCount( 1 );
	await page.waitForLoadState( 'networkidle' );
	expect( visited ).toHaveLength( 3 );
	await expect(
		page.getByRole( 'link', { name: 'Continue' } )
	).toBeVisible();
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

test( 'does not redirect a fast device too early', async ( {
	admin,
	page,
} ) => {
	const path = await publish( admin, {
		...inSeconds( HOUR ),
		endAction: 'redirect',
		redirectUrl: '/plain/',
	} );
	await watch( page, path, 2 * HOUR );
	await expect( part( page, 'timer' ) ).toHaveAttribute(
		'data-state',
		'running'
	);
	await expect( page ).toHaveURL( path );
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
