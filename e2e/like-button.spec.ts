/** The like button, from the inserter to a visitor's click (S0 §3 §4 §7). */
import type { Locator, Page } from '@playwright/test';
import { publishContent } from './support/rest';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const BUTTON =
	'<!-- wp:frontage/like-button {"postfix":"likes","postfixOne":"like"} /-->';
const TOOLTIP = 'You already like this';
const FAILED =
	'Your like could not be saved. Check your connection and try again.';

/** Visitors are told apart by IP address and browser; each test needs its own. */
const newVisitor = () => ( { userAgent: `Visitor ${ crypto.randomUUID() }` } );

const PHONE = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
};

/** Publishes a post with a like button. */
const publish = ( admin: Page, content = BUTTON ) =>
	publishContent( admin, content, { title: 'Likeable' }, 'posts' );

const buttonIn = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Like “/ } );

async function expectLiked( button: Locator, content: string ) {
	await expect( button ).toHaveAttribute( 'title', TOOLTIP );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( button ).toContainText( content );
}

test(
	'is inserted, set up, published, and liked by mouse',
	{ tag: '@deep' },
	async ( { editor, open } ) => {
		await editor.create( { type: 'post', title: 'From the editor' } );
		await editor.insert( 'Like Button' );
		await editor.select( 'frontage/like-button' );
		await editor.page.getByRole( 'button', { name: 'Star' } ).click();
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Text after the count' ).fill( 'stars' );
		await expect(
			editor.block( 'frontage/like-button' ).getByRole( 'textbox' )
		).toHaveText( 'stars' );
		await settings.getByLabel( 'Text after 1' ).fill( 'star' );
		await expect(
			editor
				.block( 'frontage/like-button' )
				.locator( '.frontage-like-button__count' )
		).toHaveText( '0' );
		const address = await editor.publish();

		const page = await open( newVisitor() );
		const requests: string[] = [];
		page.on( 'request', ( request ) => requests.push( request.url() ) );
		await visit( page, address );
		await page.waitForLoadState( 'networkidle' );
		expect(
			requests.filter( ( url ) =>
				/view\.js|admin-ajax|\/frontage\/v1/.test( url )
			)
		).toEqual( [] );
		await expect(
			page.locator( '.frontage-like-button.is-star' )
		).toBeVisible();
		const button = buttonIn( page );
		await expect( button ).toContainText( '0 stars' );
		await button.click();
		await expectLiked( button, '1 star' );
		const sent = requests.length;
		await button.click();
		await expectLiked( button, '1 star' );
		expect( requests ).toHaveLength( sent );
	}
);

test( 'is liked by touch and keyboard, with a tooltip that Escape hides', async ( {
	admin,
	open,
} ) => {
	const { link } = await publish( admin );
	const phone = await open( { ...PHONE, ...newVisitor() } );
	await visit( phone, link );
	await phone.waitForLoadState( 'networkidle' );
	await buttonIn( phone ).tap();
	await expectLiked( buttonIn( phone ), '1 like' );
	await expectNoOverflow( phone );

	const page = await open( newVisitor() );
	await visit( page, link );
	await page.waitForLoadState( 'networkidle' );
	const button = buttonIn( page );
	const tooltip = () =>
		button.evaluate(
			( element ) => getComputedStyle( element, '::after' ).content
		);
	await button.focus();
	await page.keyboard.press( 'Space' );
	await expectLiked( button, '2 likes' );
	expect( await tooltip() ).toContain( TOOLTIP );
	await page.keyboard.press( 'Escape' );
	await expect( button ).toHaveAttribute( 'data-quiet' );
	expect( await tooltip() ).toBe( 'none' );
	await expectNoAxe( page, '.frontage-like-button' );
} );

test( 'is remembered by the browser, not by the page', async ( {
	admin,
	open,
} ) => {
	const { link } = await publish( admin );
	const page = await open( newVisitor() );
	await visit( page, link );
	const html = async () => ( await page.request.get( link ) ).text();
	await buttonIn( page ).click();
	await expectLiked( buttonIn( page ), '1 like' );
	expect( await html() ).toContain( 'aria-pressed="false"' );
	await page.reload();
	await expect( buttonIn( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.waitForLoadState( 'networkidle' );
	await buttonIn( page ).hover();
	await expectLiked( buttonIn( page ), '1 like' );
} );

test( 'works without script: the server counts and redirects to the button', async ( {
	admin,
	open,
} ) => {
	const { id, link } = await publish( admin );
	const page = await open( { javaScriptEnabled: false, ...newVisitor() } );
	await visit( page, link );
	await buttonIn( page ).click();
	await expect( page ).toHaveURL( new RegExp( `likes=1#like-${ id }$` ) );
	await expect( buttonIn( page ) ).toContainText( '1 like' );
	const icon = () =>
		buttonIn( page ).evaluate(
			( element ) => getComputedStyle( element, '::before' ).maskImage
		);
	expect( await icon() ).not.toMatch( /fill=(%27|')none/ );
	await buttonIn( page ).click();
	await expect( buttonIn( page ) ).toContainText( '1 like' );
} );

test( 'works before the runtime has loaded', async ( { admin, open } ) => {
	const { id, link } = await publish( admin );
	const page = await open( newVisitor() );
	await page.route( '**/islands.js*', () => {} );
	await page.goto( link, { waitUntil: 'commit' } );
	await buttonIn( page ).click();
	await expect( page ).toHaveURL( new RegExp( `likes=1#like-${ id }$` ) );
	await expect( buttonIn( page ) ).toContainText( '1 like' );
} );

test( 'works on cached pages with any token', async ( { admin, open } ) => {
	const { link } = await publish( admin );
	const user = await open( {
		storageState: process.env.FRONTAGE_ADMIN_STATE,
		...newVisitor(),
	} );
	for ( const page of [ await open( newVisitor() ), user ] ) {
		await page.route( link, async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill( {
				response,
				body: html.replace( /"token":"[^"]*"/, '"token":"0123456789"' ),
			} );
		} );
		await visit( page, link );
		await page.waitForLoadState( 'networkidle' );
		await buttonIn( page ).click();
		await expect( buttonIn( page ) ).toHaveAttribute( 'title', TOOLTIP );
	}
	await expectLiked( buttonIn( user ), '2 likes' );
} );

test.describe( 'offline', () => {
	test.use( { expectedErrors: [ /ERR_INTERNET_DISCONNECTED/ ] } );

	test( 'undoes a click with a message, and the next one counts', async ( {
		admin,
		open,
	} ) => {
		const { link } = await publish( admin );
		const page = await open( newVisitor() );
		await visit( page, link );
		await page.waitForLoadState( 'networkidle' );
		const button = buttonIn( page );
		const woken = page.waitForResponse( /view\.js/ );
		await button.hover();
		await woken;
		await expect(
			page.locator( 'frontage-island[name=like-button]' )
		).toHaveAttribute( 'data-state', 'awake' );
		await page.context().setOffline( true );
		await button.click();
		await expect(
			page.getByRole( 'status' ).filter( { hasText: FAILED } )
		).toBeVisible();
		await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
		await expectNoAxe( page, '.frontage-like-button' );
		await page.context().setOffline( false );
		await button.click();
		await expectLiked( button, '1 like' );
		await expect( page.getByText( FAILED ) ).toBeHidden();
	} );
} );

test(
	'updates all buttons of the post, also in right-to-left languages',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		const { link } = await publish(
			admin,
			`${ BUTTON }<!-- wp:frontage/like-button {"icon":"thumb","postfix":"thumbs"} /-->`
		);
		const page = await open( newVisitor(), { frontage_env_rtl: '1' } );
		await visit( page, link );
		await page.waitForLoadState( 'networkidle' );
		await buttonIn( page ).last().click();
		await expectLiked( buttonIn( page ).first(), '1 like' );
		await expectLiked( buttonIn( page ).last(), '1 thumbs' );
		await expectNoAxe( page, '.frontage-like-button' );
	}
);
