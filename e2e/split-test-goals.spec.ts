/** The goals of split tests, as visitors reach them (S1 §4, §9). */
import { randomUUID } from 'node:crypto';
import { publishContent } from './support/rest';
import {
	assign,
	paragraph,
	publishTest,
	totals,
	type Published,
} from './support/split';
import { expect, test, visit } from './support/test';

const SPACE =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const counted = async ( { id }: Published ) =>
	Object.keys( ( await totals( id ) )[ 1 ] ?? {} );

test( 'reading counts after three seconds in view, seeing at 80 percent', async ( {
	admin,
	open,
} ) => {
	const read = await publishTest( admin, { goal: 'read', bounce: 600 } );
	const view = await publishTest(
		admin,
		{ goal: 'view', bounce: 600 },
		undefined,
		SPACE + paragraph( 'End' )
	);
	const page = await open();
	await assign( page, read, 1 );
	await assign( page, view, 1 );
	const now = Date.now();
	await page.clock.install( { time: now } );
	await page.clock.pauseAt( now + 1000 );
	await visit( page, read.link );
	await expect.poll( () => counted( read ) ).toEqual( [ 'view_page' ] );
	await page.clock.runFor( 2500 );
	expect( await counted( read ) ).toEqual( [ 'view_page' ] );
	await page.clock.runFor( 1000 );
	await expect
		.poll( () => counted( read ) )
		.toEqual( [ 'read_goal', 'view_page' ] );
	await page.setViewportSize( { width: 1000, height: 200 } );
	await visit( page, view.link );
	await page.evaluate( () => scrollTo( 0, 0 ) );
	await expect.poll( () => counted( view ) ).toEqual( [ 'view_page' ] );
	await page.evaluate( () => scrollTo( 0, 1500 ) );
	await expect
		.poll( () => counted( view ) )
		.toEqual( [ 'view_goal', 'view_page' ] );
} );

test( 'pages reached count, by address and by shortcode', async ( {
	admin,
	open,
} ) => {
	const goal = await publishContent( admin, paragraph( 'Thank you.' ) );
	const { pathname } = new URL( goal.link );
	const byPage = await publishTest( admin, {
		goal: 'conversion',
		page: pathname,
	} );
	const byShortcode = await publishTest( admin, { goal: 'shortcode' } );
	const { link } = await publishContent(
		admin,
		`<!-- wp:shortcode -->[frontage_split_conversion test="${ byShortcode.id }"]<!-- /wp:shortcode -->`
	);
	const page = await open();
	// Who does not take part counts nothing.
	await visit( page, goal.link );
	await visit( page, link );
	await assign( page, byPage, 1 );
	await assign( page, byShortcode, 1 );
	for ( let time = 0; time < 2; time++ ) {
		await visit( page, `${ goal.link }?from=mail` );
		await visit( page, link );
	}
	await expect
		.poll( () => totals( byPage.id ) )
		.toEqual( { 1: { con_goal: 1 } } );
	await expect
		.poll( () => totals( byShortcode.id ) )
		.toEqual( { 1: { con_short: 1 } } );
} );

test( 'a comment counts when it was accepted', async ( { admin, open } ) => {
	const made = await publishTest(
		admin,
		{ goal: 'comment' },
		undefined,
		undefined,
		'',
		'posts'
	);
	const page = await open();
	await assign( page, made, 1 );
	await visit( page, made.link );
	await page
		.getByRole( 'textbox', { name: /Comment/ } )
		.fill( `Lovely ${ made.id }` );
	await page.getByRole( 'textbox', { name: /Name/ } ).fill( 'Ada' );
	await page
		.getByRole( 'textbox', { name: /Email/ } )
		.fill( 'ada@example.com' );
	expect( await counted( made ) ).not.toContain( 'con_goal' );
	await page.getByRole( 'button', { name: 'Post Comment' } ).click();
	await page.waitForURL( /#comment-\d/ );
	await expect.poll( () => counted( made ) ).toContain( 'con_goal' );
} );

test( 'several tests on a page count by themselves, a paused one not at all', async ( {
	admin,
	open,
} ) => {
	const paused = await publishTest( admin, { state: 'paused' } );
	const secondId = randomUUID();
	const both = await publishTest(
		admin,
		{},
		undefined,
		undefined,
		'<!-- wp:frontage/split-test {"testId":"' +
			secondId +
			'","goal":"read"} --><!-- wp:frontage/split-variant --><!-- wp:paragraph --><p>Second old</p><!-- /wp:paragraph --><!-- /wp:frontage/split-variant --><!-- wp:frontage/split-variant {"subject":"1"} --><div class="wp-block-frontage-split-variant" hidden="1"><!-- wp:paragraph --><p>Second new</p><!-- /wp:paragraph --></div><!-- /wp:frontage/split-variant --><!-- /wp:frontage/split-test -->'
	);
	const page = await open();
	await assign( page, paused, 1 );
	await assign( page, both, 1 );
	await page.context().addCookies( [
		{
			name: `frontage-split-${ secondId.slice( 0, 8 ) }`,
			value: '1',
			url: new URL( both.link ).origin,
		},
	] );
	await visit( page, paused.link );
	await expect( page.getByText( 'Old words' ) ).toBeVisible();
	await visit( page, both.link );
	await expect( page.getByText( 'New words' ) ).toBeVisible();
	await expect( page.getByText( 'Second new' ) ).toBeVisible();
	await page
		.getByRole( 'link', { name: 'words', exact: true } )
		.click( { noWaitAfter: true } );
	await page.waitForURL( /\/modules\// );
	await expect
		.poll( () => counted( both ) )
		.toEqual( [ 'click_goal', 'read_page', 'view_page' ] );
	await expect
		.poll( () => counted( { ...both, id: secondId } ) )
		.toEqual( [ 'read_page', 'view_page' ] );
	expect( await totals( paused.id ) ).toEqual( {} );
} );

test( 'a form in a variant is sent and counts', async ( { admin, open } ) => {
	const form = ( label: string ) =>
		`<!-- wp:frontage/form {"formId":"${ label }${ Date.now() }"} --><!-- wp:frontage/field-text {"label":"${ label }","name":"name"} /--><!-- /wp:frontage/form -->`;
	const made = await publishTest(
		admin,
		{ goal: 'form', bounce: 600 },
		form( 'old' ),
		form( 'new' )
	);
	const page = await open();
	await assign( page, made, 1 );
	await visit( page, made.link );
	await page.getByLabel( 'new' ).fill( 'Ann' );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.locator( '.frontage-form__sent' ) ).toBeVisible();
	await expect
		.poll( () => counted( made ) )
		.toEqual( [ 'con_goal', 'view_page' ] );
} );
