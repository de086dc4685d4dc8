/** The archive: browsed by search, category and month. */
import type { Page } from '@playwright/test';
import {
	ACTIONS,
	inLoop,
	listBlock,
	publishPage,
	titles,
} from './support/posts';
import { expect, expectNoAxe, holdAnswers, test, visit } from './support/test';

const ARCHIVE = '#archive';
const include = [ 9101, 9102, 9103, 9104, 9105, 9106 ];
const archive = ( more: object = {} ) =>
	listBlock( 'post-archive', {
		anchor: 'archive',
		query: { perPage: 3, include },
		...more,
	} );

const isAwake = ( page: Page ) =>
	expect(
		page.locator( 'frontage-island[name=post-archive]' )
	).toHaveAttribute( 'data-state', 'awake' );

test( 'searches on Enter from three characters on, announces results, and Back undoes', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, archive() ) );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ACTIONS.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	const search = page.locator( ARCHIVE ).getByLabel( 'Search' );
	await search.focus();
	// A press on what still wakes up is done when it is awake, and would find the whole word.
	await isAwake( page );
	await search.pressSequentially( 'br' );
	await page.keyboard.press( 'Enter' );
	await search.pressSequentially( 'ead' );
	await page.keyboard.press( 'Enter' );
	await expect( titles( page, ARCHIVE ) ).toHaveText( [
		'Bread for a long week',
	] );
	await expect( page.locator( `${ ARCHIVE } [role=status]` ) ).toHaveText(
		'1 post found'
	);
	await expect( search ).toBeFocused();
	await expect( titles( page, ARCHIVE ).locator( 'mark' ) ).toHaveText( [
		'Bread',
	] );
	expect( asked ).toEqual( [ expect.stringContaining( 'frontage_v=' ) ] );
	await page.goBack();
	await expect( titles( page, ARCHIVE ) ).toHaveCount( 3 );
	await expect( search ).toHaveValue( '' );
	await page.goForward();
	await page.reload();
	await expect( titles( page, ARCHIVE ) ).toHaveCount( 1 );
	await expect( search ).toHaveValue( 'bread' );
	await expect( titles( page, ARCHIVE ).locator( 'mark' ) ).toHaveText( [
		'Bread',
	] );
} );

test(
	'understands a misspelled word, and says so',
	{ tag: '@deep' },
	async ( { admin, page, noJs } ) => {
		const address = await publishPage( admin, archive() );
		await visit( page, address );
		await page.locator( ARCHIVE ).getByLabel( 'Search' ).fill( 'braed' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( `${ ARCHIVE } [role=status]` ) ).toHaveText(
			'No results for “braed”. Did you mean “bread”? 1 post found'
		);
		await visit( noJs, page.url() );
		await expect( titles( noJs, ARCHIVE ).locator( 'mark' ) ).toHaveText( [
			'Bread',
		] );
		for ( const visitor of [ page, noJs ] ) {
			const search = visitor.locator( ARCHIVE ).getByLabel( 'Search' );
			await visitor
				.locator( ARCHIVE )
				.getByRole( 'link', { name: 'bread', exact: true } )
				.click();
			await expect( search ).toHaveValue( 'bread' );
			await expect(
				visitor.locator( `${ ARCHIVE } .frontage-post-archive__count` )
			).toHaveText( '1 post found' );
			expect( visitor.url() ).toContain( 'bread' );
		}
		await page.goBack();
		await expect(
			page.locator( ARCHIVE ).getByLabel( 'Search' )
		).toHaveValue( 'braed' );
	}
);

test( 'filters by category and month at once, and pages continue', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, archive() ) );
	const list = page.locator( ARCHIVE );
	await list.getByLabel( 'Category' ).focus();
	await isAwake( page );
	await list.getByRole( 'link', { name: 'Next' } ).click();
	await expect( list.locator( '[aria-current=page]' ) ).toHaveText( '2' );
	await expect( list.locator( '.frontage-list' ) ).toBeFocused();
	await list.getByLabel( 'Category' ).selectOption( 'Food' );
	await expect( titles( page, ARCHIVE ) ).toHaveCount( 2 );
	await list.getByLabel( 'Month' ).selectOption( 'March 2024' );
	await expect( page ).toHaveURL( /calendar_select%5D=2024-03/ );
	await expect( titles( page, ARCHIVE ) ).toHaveCount( 2 );
	await list.getByLabel( 'Search' ).fill( 'zebra' );
	await page.keyboard.press( 'Enter' );
	await expect( list.getByText( 'No posts found.' ).first() ).toBeVisible();
} );

test( 'the calendar works by keyboard, in the URL, and with Back', async ( {
	admin,
	page,
	noJs,
} ) => {
	const address = await publishPage( admin, archive() );
	await visit( page, address );
	const list = page.locator( ARCHIVE );
	await list.getByText( 'Calendar' ).click();
	await expectNoAxe( page, ARCHIVE );
	const day = list.getByRole( 'link', { name: 'March 18, 2024' } );
	await list.getByRole( 'link', { name: 'March 20, 2024' } ).focus();
	await isAwake( page );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( day ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( titles( page, ARCHIVE ) ).toHaveText( [
		'Bread for a long week',
	] );
	await expect( day ).toBeFocused();
	await expect( day ).toHaveAttribute( 'aria-current', 'date' );
	await expect( list.getByLabel( 'Month' ) ).toHaveValue( '2024-03-18' );
	await expect( page ).toHaveURL( /calendar_select%5D=2024-03-18/ );
	await page.goBack();
	await expect( titles( page, ARCHIVE ) ).toHaveCount( 3 );
	await visit( noJs, address );
	await noJs.getByText( 'Calendar' ).last().click();
	await noJs.getByRole( 'link', { name: 'March 18, 2024' } ).click();
	await expect( titles( noJs, ARCHIVE ) ).toHaveCount( 1 );
} );

test( 'works without script', async ( { admin, noJs } ) => {
	const address = await publishPage( admin, archive() );
	await visit( noJs, address );
	await noJs.getByLabel( 'Search' ).last().fill( 'bread' );
	await noJs.getByRole( 'button', { name: 'Filter' } ).click();
	await expect( titles( noJs, ARCHIVE ) ).toHaveCount( 1 );
} );

test.describe( 'on an unreliable network, inside a Query Loop', () => {
	test.use( { expectedErrors: [ /Failed to load resource|ERR_FAILED/ ] } );

	test( 'a failure keeps the posts and can be retried, loading is announced, and two lists are independent', async ( {
		admin,
		page,
	} ) => {
		const both = [ 'archive', 'others' ].map( ( anchor ) =>
			archive( { anchor, query: { inherit: true } } )
		);
		await visit(
			page,
			await publishPage( admin, inLoop( both.join( '' ) ) )
		);
		const others = await titles( page, '#others' ).allTextContents();
		await page.route( /admin-ajax|frontage\/v1/, ( route ) =>
			route.abort()
		);
		// As a visitor would before choosing; Playwright does not focus by itself.
		await page.locator( ARCHIVE ).getByLabel( 'Category' ).focus();
		await page
			.locator( ARCHIVE )
			.getByLabel( 'Category' )
			.selectOption( 'Food' );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The posts could not be loaded. Check your connection and try again.'
		);
		await expect( titles( page, ARCHIVE ) ).toHaveCount( 3 );
		await page.unrouteAll();
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		const status = page.locator( `${ ARCHIVE } [role=status]` );
		await expect( status ).toHaveText( /^\d+ posts found/ );
		const food = await titles( page, ARCHIVE ).allTextContents();
		const release = await holdAnswers( page, ACTIONS );
		await page
			.locator( ARCHIVE )
			.getByLabel( 'Category' )
			.selectOption( 'Travel' );
		await expect( status ).toHaveText( 'Loading…' );
		await release();
		await expect( status ).toHaveText( /^\d+ posts found/ );
		await expect( titles( page, ARCHIVE ) ).not.toHaveText( food );
		await expect( titles( page, '#others' ) ).toHaveText( others );
	} );
} );
