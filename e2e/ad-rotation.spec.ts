/** Ads that take turns, on any screen, and what they ask others (S0 §9). */
import type { Page } from '@playwright/test';
import { adBlock, groupBlock, htmlAd, makeAds } from './support/ads';
import type { LayoutShift } from './support/layout-shift';
import { expectStops } from './support/motion';
import { publishContent } from './support/rest';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

/** Visitors are told apart by IP address and browser; each test needs its own. */
const newVisitor = () => ( { userAgent: `Visitor ${ crypto.randomUUID() }` } );

const newGroup = () => `group-${ crypto.randomUUID() }`;

const shown = ( page: Page ) => page.locator( '.frontage-ad__item.is-shown' );

test( 'ads of a group take turns in one place, and nothing moves', async ( {
	admin,
	open,
} ) => {
	const group = newGroup();
	await makeAds(
		[
			{ image: 9001, url: '/', width: 300 },
			{ image: 9003, url: '/', width: 200, height: 400 },
			htmlAd( '/' ),
		],
		group
	);
	const { link } = await publishContent(
		admin,
		`<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->${ groupBlock( group ) }<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->`
	);
	const page = await open( newVisitor() );
	await page.addInitScript( () => {
		const shifts: string[] = [];
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as LayoutShift[] ) {
				for ( const { node } of entry.sources ) {
					// Fonts that arrive late may move words of the theme.
					const moved =
						node?.nodeType === Node.TEXT_NODE
							? node.parentElement
							: node;
					if ( moved?.closest( '.entry-content' ) ) {
						shifts.push( moved.outerHTML.slice( 0, 120 ) );
					}
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await visit( page, link );
	await expect( shown( page ) ).toHaveCount( 1 );
	const seen = new Set< number >();
	await expect
		.poll(
			async () =>
				seen.add(
					await shown( page ).evaluate( ( item ) =>
						[ ...item.parentElement!.children ].indexOf( item )
					)
				).size
		)
		.toBeGreaterThan( 1 );
	expect(
		await page.evaluate(
			() => ( window as unknown as { shifts: string[] } ).shifts
		)
	).toEqual( [] );
	await expectNoAxe( page, '.frontage-ad' );
	await expectStops(
		page.locator( '.frontage-ad' ),
		page.locator( '.frontage-ad__stage' )
	);
} );

test( 'nothing takes turns for visitors who prefer reduced motion', async ( {
	admin,
	open,
} ) => {
	const group = newGroup();
	await makeAds( [ htmlAd( '/' ), htmlAd( '/' ) ], group );
	const { link } = await publishContent( admin, groupBlock( group ) );
	const page = await open( { ...newVisitor(), reducedMotion: 'reduce' } );
	await visit( page, link );
	await expect( shown( page ) ).toHaveCount( 1 );
	await expect( page.locator( '.frontage-ad__stage' ) ).toHaveCSS(
		'animation-name',
		'none'
	);
	await expect( page.getByRole( 'checkbox' ) ).toBeHidden();
} );

test( 'an ad in a place that was hidden at first is there when the place is', async ( {
	admin,
	open,
} ) => {
	const [ ad ] = await makeAds( [ htmlAd( '/', 'Fresh bread' ) ] );
	const { link } = await publishContent(
		admin,
		`<!-- wp:html --><div id="later" style="display:none"><!-- /wp:html -->${ adBlock( ad! ) }<!-- wp:html --></div><!-- /wp:html -->`
	);
	const page = await open( newVisitor() );
	await visit( page, link );
	await expect( page.locator( 'frontage-island[name=ad]' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await page.evaluate( () =>
		document.querySelector( '#later' )!.removeAttribute( 'style' )
	);
	await expect( page.getByText( 'Fresh bread' ) ).toBeVisible();
} );

test( 'phones see what is for phones; without a script, one ad is there', async ( {
	admin,
	open,
	noJs,
} ) => {
	const group = newGroup();
	await makeAds(
		[
			{ image: 9001, url: '/', width: 600, devices: [ 'phone' ] },
			{ image: 9003, url: '/', devices: [ 'desktop', 'tablet' ] },
		],
		group
	);
	const { link } = await publishContent( admin, groupBlock( group ) );
	const phone = await open( {
		...newVisitor(),
		viewport: { width: 390, height: 800 },
	} );
	await visit( phone, link );
	await expect( shown( phone ).locator( 'img' ) ).toHaveAttribute(
		'src',
		/bridge/
	);
	await expectNoOverflow( phone );
	const [ any ] = await makeAds( [ { image: 9001, url: '/' } ], group );
	expect( any ).toBeGreaterThan( 0 );
	await visit( noJs, link );
	await expect( noJs.locator( '.frontage-ad img' ).first() ).toBeVisible();
	await expect( noJs.locator( '.frontage-ad__label' ).first() ).toBeVisible();
	await expect( noJs.getByRole( 'checkbox' ) ).toBeHidden();
} );

const ADSENSE = {
	kind: 'adsense',
	adsense: { client: 'ca-pub-1234567890123456', slot: '1234567890' },
};

test.describe( 'AdSense', () => {
	// The stand-in answers for this host; all others are still complaints.
	test.use( { expectedErrors: [ /pagead2\.googlesyndication\.com/ ] } );

	test( 'asks nobody else before consent, then loads the ad unit', async ( {
		admin,
		open,
	} ) => {
		const [ ad ] = await makeAds( [
			{ ...ADSENSE, width: 336, height: 280 },
		] );
		const { link } = await publishContent( admin, adBlock( ad! ) );
		const page = await open( newVisitor() );
		const asked: string[] = [];
		await page.context().route( /google|doubleclick/, ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( {
				body: '',
				contentType: 'text/javascript',
			} );
		} );
		await visit( page, link );
		await expect(
			page.locator( 'frontage-island[name=ad-adsense]' )
		).toHaveAttribute( 'data-state', 'awake' );
		expect( asked ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Load', exact: true } ).click();
		await expect( page.locator( 'ins.adsbygoogle' ) ).toBeVisible();
		await expect
			.poll( () => asked )
			.toEqual( [
				'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
			] );
	} );

	test( 'the question can be answered in the smallest box', async ( {
		admin,
		open,
	} ) => {
		const [ ad ] = await makeAds( [
			{
				...ADSENSE,
				adsense: { ...ADSENSE.adsense, format: 'fixed' },
				width: 320,
				height: 50,
			},
		] );
		const { link } = await publishContent( admin, adBlock( ad! ) );
		const page = await open( newVisitor() );
		await visit( page, link );
		await expect( shown( page ) ).toBeVisible();
		const box = await page.locator( '.frontage-ad__box' ).boundingBox();
		const load = await page
			.getByRole( 'button', { name: 'Load', exact: true } )
			.boundingBox();
		expect( box!.height ).toBe( 50 );
		expect( load!.y ).toBeGreaterThanOrEqual( box!.y );
		expect( load!.y + load!.height ).toBeLessThanOrEqual(
			box!.y + box!.height
		);
	} );
} );
