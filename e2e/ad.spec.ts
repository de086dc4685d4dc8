/** Ads on pages: chosen, taking turns, seen, followed and counted (S0 §7 §9). */
import {
	adBlock,
	countedOf,
	groupBlock,
	htmlAd,
	makeAds,
	pauseAd,
} from './support/ads';
import { linkTo, startElsewhere, type Elsewhere } from './support/links';
import { publishContent } from './support/rest';
import { expect, test, visit } from './support/test';

/** Visitors are told apart by IP address and browser; each test needs its own. */
const newVisitor = () => ( { userAgent: `Visitor ${ crypto.randomUUID() }` } );

const newGroup = () => `group-${ crypto.randomUUID() }`;

/** Fewer than the clicks of one network that count in an hour for one ad. */
const VISITORS = 6;

/** Longer than an ad must be seen until it counts, in milliseconds. */
const UNTOLD_MS = 3000;

let other: Elsewhere;

test.beforeAll( async () => {
	other = await startElsewhere();
} );

test.afterAll( () => other.close() );

test( 'counts every click of people who leave as soon as the page has been read', async ( {
	admin,
	open,
} ) => {
	test.slow();
	const [ ad ] = await makeAds( [
		{
			kind: 'html',
			html: linkTo( other.host, 'ad' ),
			width: 300,
			height: 100,
		},
	] );
	const { link } = await publishContent( admin, adBlock( ad! ) );
	for ( let visitor = 0; visitor < VISITORS; visitor++ ) {
		const page = await open( newVisitor() );
		// Until then, no script of ours is there to count: a click before it is lost.
		await page.goto( link, { waitUntil: 'domcontentloaded' } );
		await page
			.getByRole( 'link', { name: 'Stop ad' } )
			.click( { noWaitAfter: true } );
		await page.waitForURL( `http://${ other.host }/stop/ad?**` );
	}
	await expect
		.poll( async () => ( await countedOf( ad! ) ).clicks )
		.toBe( VISITORS );
} );

test( 'counts clicks that open windows, and those of the middle button', async ( {
	admin,
	open,
} ) => {
	const ads = await makeAds( [
		{
			image: 9001,
			url: `http://${ other.host }/stop/window`,
			width: 300,
		},
		htmlAd( `http://${ other.host }/stop/middle` ),
	] );
	const { link } = await publishContent(
		admin,
		ads.map( adBlock ).join( '' )
	);
	const page = await open( newVisitor() );
	await visit( page, link );
	// A press that is only repeated opens no window, and one of the middle button is not repeated.
	await expect(
		page.locator( 'frontage-island[name=ad][data-state=awake]' )
	).toHaveCount( ads.length );
	const links = page.locator( '.frontage-ad a' );
	const opened = page.context().waitForEvent( 'page' );
	await links.first().click();
	await ( await opened ).waitForURL( `http://${ other.host }/stop/window` );
	await links.last().click( { button: 'middle' } );
	for ( const ad of ads ) {
		await expect
			.poll( async () => ( await countedOf( ad ) ).clicks )
			.toBe( 1 );
	}
} );

test( 'an ad that was seen counts once in a session, also on an old page, and not while it is paused', async ( {
	admin,
	open,
} ) => {
	const [ ad, paused ] = await makeAds( [ htmlAd( '/' ), htmlAd( '/' ) ] );
	const { link } = await publishContent(
		admin,
		`${ adBlock( ad! ) }<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ adBlock( paused! ) }`
	);
	// What a cache made before the ad was paused.
	const guest = await open( newVisitor() );
	const old = await ( await guest.request.get( link ) ).text();
	await pauseAd( paused! );
	const page = await open( newVisitor() );
	await page.route( link, ( route ) =>
		route.fulfill( { body: old, contentType: 'text/html' } )
	);
	let told = 0;
	page.on( 'request', ( request ) => {
		told += request.url().includes( 'admin-ajax' ) ? 1 : 0;
	} );
	await visit( page, link );
	await expect
		.poll( () => countedOf( ad! ) )
		.toEqual( { impressions: 1, clicks: 0 } );
	await visit( page, link );
	await page.waitForTimeout( UNTOLD_MS );
	expect( told ).toBe( 1 );
	const answered = page.waitForResponse( /admin-ajax/ );
	await page.locator( '.frontage-ad' ).last().scrollIntoViewIfNeeded();
	expect( ( await answered ).status() ).toBe( 204 );
	expect( await countedOf( paused! ) ).toEqual( {
		impressions: 0,
		clicks: 0,
	} );
	expect( await countedOf( ad! ) ).toEqual( { impressions: 1, clicks: 0 } );
} );

test(
	'is inserted, chosen and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		const group = newGroup();
		await makeAds( [ htmlAd( '/', 'Fresh bread' ) ], group );
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Advertisement' );
		const block = editor.block( 'frontage/ad' );
		await block.getByLabel( 'Ads' ).selectOption( `group:${ group }` );
		await expect( block.getByText( 'Fresh bread' ) ).toBeVisible();
		await visit( guest, await editor.publish() );
		await expect( guest.getByText( 'Fresh bread' ) ).toBeVisible();
	}
);

test( 'a small ad beside high ones is not counted while its own place is out of view', async ( {
	admin,
	open,
} ) => {
	const group = newGroup();
	const heights = [ 60, 700 ];
	const ads = await makeAds(
		heights.map( ( height ) => ( { ...htmlAd( '/' ), height } ) ),
		group
	);
	const spacer =
		'<!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	const { link } = await publishContent(
		admin,
		spacer + groupBlock( group )
	);
	const page = await open( newVisitor() );
	// The older is chosen.
	await page.addInitScript( 'Math.random = () => 0.99' );
	await visit( page, link );
	const box = page.locator( '.is-shown .frontage-ad__box' );
	const stage = page.locator( '.frontage-ad__stage' );
	expect( ( await box.boundingBox() )!.height ).toBe( 60 );
	expect( ( await stage.boundingBox() )!.height ).toBeGreaterThan( 650 );
	await stage.evaluate( ( element ) => {
		const { top } = element.getBoundingClientRect();
		scrollTo( { top: top + scrollY + 250, behavior: 'instant' } );
	} );
	await page.waitForTimeout( 2500 );
	expect( ( await countedOf( ads[ 0 ]! ) ).impressions ).toBe( 0 );
	await box.scrollIntoViewIfNeeded();
	await expect
		.poll( async () => ( await countedOf( ads[ 0 ]! ) ).impressions )
		.toBe( 1 );
} );
