/** Post tabs: posts by topic. */
import {
	ACTIONS,
	inLoop,
	listBlock,
	publishPage,
	titles,
} from './support/posts';
import { expect, expectNoAxe, holdAnswers, test, visit } from './support/test';

const TAB = '#topics';
const tabs = ( id = 'topics', query: object = { perPage: 3 } ) =>
	listBlock( 'post-tab', { anchor: id, query } );
const tab = ( name: string ) => [ name, { exact: true } ] as const;

test( 'shows a category, caches responses, updates the URL, and Back undoes', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, tabs() ) );
	let asked = 0;
	page.on( 'request', ( request ) => {
		asked += ACTIONS.test( request.url() ) ? 1 : 0;
	} );
	const first = await titles( page, TAB ).allTextContents();
	const nav = page.locator( `${ TAB } .frontage-filter` );
	const status = page.locator( `${ TAB } [role=status]` );
	await nav.getByText( ...tab( 'Food' ) ).click();
	await expect( nav.locator( '[aria-selected=true]' ) ).toHaveText( 'Food' );
	await expect( status ).toHaveText( 'Showing Food' );
	await expect( page ).toHaveURL( /frontage-post-tab%5Btopics%5D=food/ );
	await expect( titles( page, TAB ) ).not.toHaveText( first );
	const food = await titles( page, TAB ).allTextContents();
	await nav.getByText( ...tab( 'All' ) ).click();
	await expect( titles( page, TAB ) ).toHaveText( first );
	await nav.getByText( ...tab( 'Food' ) ).click();
	await expect( titles( page, TAB ) ).toHaveText( food );
	expect( asked ).toBe( 1 );
	await expect( page ).toHaveURL( /frontage-post-tab%5Btopics%5D=food/ );
	await page.goBack();
	await expect( titles( page, TAB ) ).toHaveText( first );
	await page.goBack();
	await expect( nav.locator( '[aria-selected=true]' ) ).toHaveText( 'Food' );
	await page.reload();
	await expect( titles( page, TAB ) ).toHaveText( food );
} );

test( 'several clicks request only the last, also by keyboard', async ( {
	admin,
	page,
} ) => {
	await page.clock.install();
	await visit( page, await publishPage( admin, tabs() ) );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ACTIONS.test( request.url() ) ) {
			asked.push( request.postData() ?? '' );
		}
	} );
	const links = page.locator( `${ TAB } .frontage-filter a` );
	await links.nth( 1 ).focus();
	await expect(
		page.locator( 'frontage-island[name=post-tab]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.keyboard.press( 'Enter' );
	await links.nth( 2 ).focus();
	await page.keyboard.press( 'Enter' );
	await page.clock.runFor( 200 );
	await expect( links.nth( 2 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.locator( `${ TAB } [aria-busy]` ) ).toHaveCount( 0 );
	await expect.poll( () => asked ).toHaveLength( 1 );
	await expect( links.nth( 2 ) ).toBeFocused();
} );

test( 'works without script', { tag: '@deep' }, async ( { admin, noJs } ) => {
	const address = await publishPage( admin, tabs() + tabs( 'other' ) );
	await visit( noJs, address );
	const all = await titles( noJs, TAB ).allTextContents();
	await noJs
		.locator( TAB )
		.getByText( ...tab( 'Food' ) )
		.first()
		.click();
	await expect( titles( noJs, TAB ) ).not.toHaveText( all );
	await expect( titles( noJs, '#other' ) ).toHaveText( all );
} );

test.describe( 'on an unreliable network, inside a Query Loop', () => {
	test.use( { expectedErrors: [ /Failed to load resource|ERR_FAILED/ ] } );

	test(
		'a failure keeps the posts, is announced and can be retried; two lists are independent',
		{ tag: '@deep' },
		async ( { admin, page } ) => {
			const both = [ 'topics', 'other' ].map( ( id ) =>
				tabs( id, { inherit: true } )
			);
			await visit(
				page,
				await publishPage( admin, inLoop( both.join( '' ) ) )
			);
			const others = await titles( page, '#other' ).allTextContents();
			await page.route( /admin-ajax|frontage\/v1/, ( route ) =>
				route.abort()
			);
			const nav = page.locator( `${ TAB } .frontage-filter` );
			await nav.getByText( ...tab( 'Food' ) ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'These posts could not be loaded. Check your connection and try again.'
			);
			await expect( nav.locator( '[aria-selected=true]' ) ).toHaveText(
				'All'
			);
			await expect( titles( page, TAB ) ).toHaveCount( 3 );
			await page.unrouteAll();
			await page.getByRole( 'button', { name: 'Try again' } ).click();
			await expect( nav.locator( '[aria-selected=true]' ) ).toHaveText(
				'Food'
			);
			const status = page.locator( `${ TAB } [role=status]` );
			await expect( status ).toHaveText( 'Showing Food' );
			const release = await holdAnswers( page, ACTIONS );
			await nav.getByText( ...tab( 'Nature' ) ).click();
			await expect( status ).toHaveText( 'Loading…' );
			await expect( nav.locator( '[aria-selected=true]' ) ).toHaveText(
				'Nature'
			);
			await release();
			await expect( status ).toHaveText( 'Showing Nature' );
			await expect( titles( page, '#other' ) ).toHaveText( others );
		}
	);
} );

test( 'follows the tabs pattern once it is awake, and links to all posts of a topic', async ( {
	admin,
	page,
	noJs,
	rtl,
} ) => {
	const address = await publishPage( admin, tabs() );
	await visit( noJs, address );
	await expect( noJs.locator( `${ TAB } [role=tab]` ) ).toHaveCount( 0 );
	for ( const visitor of [ page, rtl ] ) {
		const [ on, back ] =
			visitor === page
				? [ 'ArrowRight', 'ArrowLeft' ]
				: [ 'ArrowLeft', 'ArrowRight' ];
		await visit( visitor, address );
		const links = visitor.locator( `${ TAB } .frontage-filter a` );
		await links.first().focus();
		const list = visitor.locator( TAB ).getByRole( 'tablist' );
		const tab0 = list.getByRole( 'tab' );
		await expect( tab0.first() ).toHaveAttribute( 'aria-selected', 'true' );
		const count = await tab0.count();
		await visitor.keyboard.press( back! );
		await expect( tab0.nth( count - 1 ) ).toBeFocused();
		await visitor.keyboard.press( on! );
		await visitor.keyboard.press( on! );
		await expect( tab0.nth( 1 ) ).toBeFocused();
		await visitor.keyboard.press( 'End' );
		await expect( tab0.nth( count - 1 ) ).toBeFocused();
		await visitor.keyboard.press( 'Home' );
		await visitor.keyboard.press( on! );
		await expect( tab0.first() ).toHaveAttribute( 'aria-selected', 'true' );
		await visitor.keyboard.press( 'Space' );
		await expect( tab0.nth( 1 ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		const panel = visitor.getByRole( 'tabpanel' );
		await expect( panel ).toHaveAccessibleName(
			( await tab0.nth( 1 ).textContent() )!
		);
		const all = panel.locator( '.frontage-post-tab__all a' );
		await expect( all ).toHaveAttribute( 'href', /\/category\// );
		// One stop for Tab: the next one is in the panel.
		await visitor.keyboard.press( 'Tab' );
		await expect( panel.locator( ':focus' ) ).toHaveCount( 1 );
		await expectNoAxe( visitor, TAB );
	}
} );
