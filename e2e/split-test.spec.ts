/** Who sees which variant of a split test, and what is counted (S1 §3, §4, §9). */
import {
	assign,
	colours,
	paragraph,
	publishTest,
	serveSlowly,
	totals,
} from './support/split';
import { expect, test, visit } from './support/test';

const DAY_S = 86_400;

const group = ( color: string, text: string ) =>
	`<!-- wp:group {"style":{"color":{"background":"${ color }"}}} --><div class="wp-block-group has-background" style="background-color:${ color }"><!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;

test( 'keeps its variant for a year, counts visitors once, and leaves at once', async ( {
	admin,
	open,
} ) => {
	test.slow();
	const { id, link, cookie } = await publishTest( admin );
	const seen = { old: 0, fresh: 0 };
	for ( let visitor = 0; visitor < 12; visitor++ ) {
		const page = await open();
		await page.goto( link, { waitUntil: 'commit' } );
		const words = page.getByRole( 'link', { name: 'words', exact: true } );
		await words.waitFor();
		const text = await page
			.locator( '.wp-block-frontage-split-variant' )
			.textContent();
		seen[ text === 'New words' ? 'fresh' : 'old' ]++;
		await visit( page, link );
		await expect(
			page.locator( '.wp-block-frontage-split-variant' )
		).toHaveText( text! );
		const kept = ( await page.context().cookies() ).find(
			( { name } ) => name === cookie
		)!;
		expect( kept.sameSite ).toBe( 'Lax' );
		expect( kept.httpOnly ).toBe( false );
		expect( kept.value ).toMatch( /^[01]a/ );
		const days = ( kept.expires - Date.now() / 1000 ) / DAY_S;
		expect( Math.abs( days - 365 ) ).toBeLessThan( 0.1 );
		await words.click( { noWaitAfter: true } );
		await page.waitForURL( /\/modules\// );
	}
	expect( seen.old * seen.fresh ).toBeGreaterThan( 0 );
	const both = ( visitors: number ) => ( {
		click_goal: visitors,
		read_page: visitors,
		view_page: visitors,
	} );
	await expect
		.poll( () => totals( id ) )
		.toEqual( { 0: both( seen.old ), 1: both( seen.fresh ) } );
} );

test( 'shows nothing of the control before the variant, however slowly the page comes', async ( {
	admin,
	page,
	open,
} ) => {
	const { link, cookie } = await publishTest(
		admin,
		{},
		group( '#e00000', 'Old' ),
		group( '#00a000', 'New' )
	);
	const html = await ( await page.request.get( link ) ).text();
	const at = html.indexOf( 'data-split=' );
	const start = html.lastIndexOf( '<div', at );
	const end = html.indexOf( '</main>', at );
	const piece = html.slice( start, end > 0 ? end : undefined );
	const cuts = [ '<template', '<script', '</script>', 'Old' ].map( ( cut ) =>
		piece.indexOf( cut )
	);
	cuts.push( cuts[ 2 ]! + 40 );
	const ordered = [ 0, ...cuts.sort( ( a, b ) => a - b ), piece.length ];
	const server = await serveSlowly(
		[
			'<!doctype html><title>Slow</title><link rel="icon" href="data:,"><style>.wp-block-group{block-size:300px}</style><body><h1>Slow</h1>',
			...ordered
				.slice( 1 )
				.map( ( to, index ) => piece.slice( ordered[ index ], to ) ),
			'<p>After</p>',
		],
		250
	);
	for ( const subject of [ 1, 0 ] ) {
		const visitor = await open();
		await visitor.context().addCookies( [
			{
				name: cookie,
				value: String( subject ),
				url: server.url,
			},
		] );
		await visitor.addInitScript( () => {
			Object.assign( window, { shifts: 0 } );
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					( window as any ).shifts += ( entry as any ).value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		const film: string[] = [];
		const session = await visitor.context().newCDPSession( visitor );
		session.on( 'Page.screencastFrame', ( { data, sessionId } ) => {
			film.push( data );
			void session.send( 'Page.screencastFrameAck', { sessionId } );
		} );
		await session.send( 'Page.startScreencast', { format: 'png' } );
		await visitor.goto( server.url );
		await expect( visitor.getByText( 'After' ) ).toBeVisible();
		await session.send( 'Page.stopScreencast' );
		film.push( ( await visitor.screenshot() ).toString( 'base64' ) );
		const frames = await colours( page, film );
		expect( film.length ).toBeGreaterThan( 2 );
		const wrong = subject ? 'red' : 'green';
		const right = subject ? 'green' : 'red';
		expect( frames.map( ( frame ) => frame[ wrong ] ) ).toEqual(
			frames.map( () => 0 )
		);
		expect( frames.at( -1 )![ right ] ).toBeGreaterThan( 10_000 );
		expect( await visitor.evaluate( () => ( window as any ).shifts ) ).toBe(
			0
		);
	}
	server.close();
} );

test( 'counts on a page that was cached two days ago', async ( {
	admin,
	page,
	open,
} ) => {
	const made = await publishTest( admin, { bounce: 600 } );
	const { id, link } = made;
	const body = await ( await page.request.get( link ) ).text();
	const late = await open();
	await late.clock.setFixedTime( Date.now() + 2 * DAY_S * 1000 );
	await late.route( link, ( route ) =>
		route.fulfill( { body, contentType: 'text/html' } )
	);
	await assign( late, made, 1 );
	await visit( late, link );
	await expect( late.getByText( 'New words' ) ).toBeVisible();
	await expect( late.getByText( 'Old words' ) ).toHaveCount( 0 );
	await expect.poll( () => totals( id ) ).toEqual( { 1: { view_page: 1 } } );
} );

test( 'robots, people who do not want to be counted and browsers without script get the control', async ( {
	admin,
	open,
	noJs,
} ) => {
	const { id, link } = await publishTest( admin, {}, paragraph( 'Old' ) );
	const asks = await open();
	await asks.addInitScript( () =>
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: true,
		} )
	);
	const visitors = [
		await open( {
			userAgent:
				'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
		} ),
		asks,
		noJs,
		admin,
	];
	for ( const visitor of visitors ) {
		for ( let time = 0; time < 4; time++ ) {
			await visit( visitor, link );
			await expect(
				visitor.getByText( 'Old', { exact: true } )
			).toBeVisible();
			await expect( visitor.getByText( 'New words' ) ).toHaveCount( 0 );
		}
		const cookies = await visitor.context().cookies();
		expect(
			cookies.filter( ( { name } ) => /^frontage-split/.test( name ) )
		).toEqual( [] );
	}
	expect( await totals( id ) ).toEqual( {} );
} );

test( 'authors look at a variant by its link', async ( { admin } ) => {
	const { id, link } = await publishTest( admin );
	await visit( admin, `${ link }?frontage-variant=${ id }.1` );
	await expect( admin.getByText( 'New words' ) ).toBeVisible();
	await visit( admin, `${ link }?frontage-variant=${ id }.0` );
	await expect( admin.getByText( 'Old words' ) ).toBeVisible();
	expect( await totals( id ) ).toEqual( {} );
} );

test( 'widgets in a variant work', async ( { admin, open } ) => {
	const made = await publishTest(
		admin,
		{},
		paragraph( 'Old' ),
		'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} --><!-- wp:paragraph --><p>First.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"Two"} --><!-- wp:paragraph --><p>Second.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->'
	);
	const page = await open();
	await assign( page, made, 1 );
	await visit( page, made.link );
	await page.getByRole( 'tab', { name: 'Two' } ).click();
	await expect( page.getByText( 'Second.' ) ).toBeVisible();
	await expect( page.getByText( 'First.' ) ).toBeHidden();
} );
