/** Filters of lists: swapped in place with one request, undone by Back. */
import { deepUnless } from './support/deep';
import { chips, expectSame, filtered, mark, topic } from './support/filters';
import { publishPage } from './support/posts';
import { pressMouse } from './support/press';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

for ( const module of [
	'smart-post-list',
	'blog',
	'post-grid',
	'portfolio',
	'post-archive',
] ) {
	test(
		`steer a ${ module } with one request per change, and Back undoes it`,
		deepUnless( module === 'portfolio' ),
		async ( { admin, page } ) => {
			const address = await publishPage( admin, filtered( module ) );
			await visit( page, address );
			await mark( page );
			const list = page.locator( '#stories' );
			const before = await list.innerText();
			const requests: string[] = [];
			page.on( 'request', ( request ) => {
				if (
					[ 'document', 'fetch' ].includes( request.resourceType() )
				) {
					requests.push( request.url() );
				}
			} );
			const count = await topic( page )
				.locator( '.frontage-filters__count' )
				.innerText();
			const answer = page.waitForResponse( /topic=/ );
			await pressMouse( page, topic( page ), 150 );
			await expect( page ).toHaveURL( /\?topic=[a-z-]+$/ );
			// Only the list and its filters.
			expect( ( await answer ).headers() ).toHaveProperty(
				'x-frontage-region'
			);
			await expect( chips( page ).first() ).toBeVisible();
			await expect( topic( page ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			await expect(
				page.locator( '.frontage-filters__total' )
			).toHaveText( new RegExp( `^${ count } post` ) );
			await expect( list ).not.toHaveAttribute( 'aria-busy', 'true' );
			expect( requests ).toHaveLength( 1 );
			await expect.poll( () => list.innerText() ).not.toBe( before );
			const after = await list.innerText();
			// The server prints the same for this address.
			await page.reload();
			await expect.poll( () => list.innerText() ).toBe( after );
			await mark( page );
			await pressMouse( page, chips( page ).first(), 150 );
			await expect( page ).not.toHaveURL( /topic/ );
			await expect( list ).toHaveText( /\S/ );
			await expect.poll( () => list.innerText() ).toBe( before );
			await page.goBack();
			await expect( topic( page ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			await expect.poll( () => list.innerText() ).toBe( after );
			await expectSame( page );
		}
	);
}

test( 'Back after a reload, before anything is touched, shows what the address says', async ( {
	admin,
	page,
} ) => {
	const address = await publishPage( admin, filtered( 'smart-post-list' ) );
	await visit( page, address );
	const list = page.locator( '#stories' );
	const states = [ await list.innerText() ];
	// With choices, one more link resets them all.
	for ( const index of [ 1, 2 ] ) {
		await pressMouse( page, topic( page, index ), 150 );
		await expect( chips( page ) ).toHaveCount( index + 1 );
		await expect( list ).not.toHaveAttribute( 'aria-busy', 'true' );
		states.push( await list.innerText() );
	}
	expect( new Set( states ).size ).toBeGreaterThan( 1 );
	await page.mouse.move( 0, 0 );
	await page.reload();
	// From WordPress 7.1 on, its own script may load the page again.
	for ( const count of [ 1, 0 ] ) {
		await page.goBack();
		await expect( chips( page ) ).toHaveCount( count && 2 );
		await expect.poll( () => list.innerText() ).toBe( states[ count ] );
	}
	await page.goForward();
	await expect( chips( page ) ).toHaveCount( 2 );
	await expect.poll( () => list.innerText() ).toBe( states[ 1 ] );
} );

test( 'a new choice cancels the one before', async ( { admin, page } ) => {
	const address = await publishPage( admin, filtered( 'smart-post-list' ) );
	await visit( page, address );
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	const slow = await topic( page ).getAttribute( 'href' );
	await page.route( /topic=/, async ( route ) => {
		const wanted = `${ slow!.split( '#' )[ 0 ] }&frontage_part=`;
		if ( route.request().url().includes( wanted ) ) {
			await held;
		}
		await route.continue().catch( () => {} );
	} );
	await pressMouse( page, topic( page ), 150 );
	await expect( page.locator( '#stories' ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await pressMouse( page, topic( page, 2 ), 150 );
	await expect( topic( page, 2 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( chips( page ) ).toHaveCount( 2 );
	release();
	await expect( topic( page ) ).not.toHaveAttribute( 'aria-current', 'true' );
	expect( page.url() ).not.toContain( `${ slow!.split( '#' )[ 0 ] }` );
} );

test( 'a failed request is reported and can be repeated', async ( {
	admin,
	page,
} ) => {
	const address = await publishPage( admin, filtered( 'smart-post-list' ) );
	await visit( page, address );
	await page.route( /topic=/, ( route ) =>
		route.fulfill( { status: 200, body: 'Gateway' } )
	);
	await pressMouse( page, topic( page ), 150 );
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText( 'could not be loaded' );
	await expect( topic( page ) ).not.toHaveAttribute( 'aria-current', 'true' );
	await page.unroute( /topic=/ );
	await alert.getByRole( 'button' ).click();
	await expect( topic( page ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( alert ).toHaveCount( 0 );
} );

test(
	'pass axe and fit a phone in both text directions',
	{ tag: '@deep' },
	async ( { admin, narrow, rtl, page } ) => {
		const address = await publishPage(
			admin,
			filtered( 'smart-post-list' )
		);
		await visit( page, address );
		await pressMouse( page, topic( page ), 150 );
		await expect( chips( page ).first() ).toBeVisible();
		await expect( page ).toHaveURL( /topic=/ );
		await expectNoAxe( page, '.frontage-filters' );
		for ( const phone of [ narrow, rtl ] ) {
			await visit( phone, page.url() );
			await expect( chips( phone ).first() ).toBeVisible();
			await expectNoOverflow( phone );
		}
	}
);
