/** Forms that open, close and end at a number of messages, also from a page in a cache; and what is counted. */
import { form, name, send, thanks } from './support/forms';
import { publishPage } from './support/modal';
import { sitePhp } from './support/site-php';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';
import type { Page } from '@playwright/test';

/** A local time of the site, some hours from now. */
const inHours = async ( hours: number ) =>
	(
		await sitePhp(
			`echo wp_date( 'Y-m-d\\\\TH:i', time() + ${ hours } * 3600 );`
		)
	).trim();
const closed = ( page: Page ) => page.locator( '.frontage-form__closed' );

test( 'a form that is not open yet says so at load, without a touch', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		form(
			{
				opensAt: await inHours( 3 ),
				earlyText: 'We open this afternoon.',
			},
			name
		)
	);
	await visit( page, url );
	await expect( closed( page ) ).toHaveText( 'We open this afternoon.' );
	await expect( page.getByLabel( 'Name' ) ).toBeHidden();
	await expectNoAxe( page, '.frontage-form' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expectNoOverflow( page );
} );

test( 'the last place is taken while another visitor types, whose text stays', async ( {
	admin,
	page,
	browser,
} ) => {
	const url = await publishPage(
		admin,
		form( { limit: 1, fullText: 'All places are taken.' }, name )
	);
	await visit( page, url );
	await page.getByLabel( 'Name' ).fill( 'Slow' );
	const other = await browser.newPage();
	await other.goto( url );
	await other.getByLabel( 'Name' ).fill( 'Quick' );
	await send( other ).click();
	await expect( thanks( other ) ).toBeVisible();
	await other.close();
	await send( page ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'All places are taken.'
	);
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Slow' );
	await visit( page, url );
	await page.getByLabel( 'Name' ).focus();
	await expect( closed( page ) ).toHaveText( 'All places are taken.' );
} );

test( 'a page from a cache whose form has closed meanwhile asks the server', async ( {
	admin,
	page,
} ) => {
	const [ soon, past ] = [ await inHours( 2 ), await inHours( -2 ) ];
	const markup = form( { closesAt: soon }, name );
	const url = await publishPage( admin, markup );
	const cached = await ( await page.request.get( url ) ).text();
	const id = /page-id-(\d+)/.exec( cached )![ 1 ];
	await sitePhp(
		`$p = get_post( ${ id } ); wp_update_post( wp_slash( array( 'ID' => ${ id }, 'post_content' => str_replace( '${ soon }', '${ past }', $p->post_content ) ) ) );`
	);
	await page.route( url, ( route ) =>
		route.request().method() === 'GET'
			? route.fulfill( { body: cached, contentType: 'text/html' } )
			: route.continue()
	);
	await visit( page, url );
	await expect( closed( page ) ).toHaveText( 'This form is closed.' );
	await page.unroute( url );
	await visit( page, url );
	await expect( closed( page ) ).toHaveText( 'This form is closed.' );
	await expect( page.locator( 'form.frontage-form__form' ) ).toHaveCount( 0 );
} );

test( 'counts who saw, began and sent a form, and shows it to the owner', async ( {
	admin,
	page,
}, { testId, retry } ) => {
	const title = `Counted ${ testId.slice( -6 ) }${ retry }`;
	const url = await publishPage(
		admin,
		`<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->${ form(
			{ title },
			name
		) }`
	);
	const told: string[] = [];
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		const what = /what=(\w+)/.exec( request.postData() ?? '' )?.[ 1 ];
		if ( what ) {
			told.push( what );
		}
		if ( /\/build\/form(\/view)?\.js/.test( request.url() ) ) {
			scripts.push( request.url() );
		}
	} );
	await visit( page, url );
	expect( scripts ).toEqual( [] );
	expect( told ).toEqual( [] );
	await page.getByLabel( 'Name' ).scrollIntoViewIfNeeded();
	await expect.poll( () => told ).toEqual( [ 'seen' ] );
	expect( scripts, 'Nobody has touched the form.' ).toEqual( [] );
	await page.getByLabel( 'Name' ).focus();
	await expect.poll( () => told ).toEqual( [ 'seen', 'begun' ] );
	expect( scripts.length ).toBeGreaterThan( 0 );
	await page.getByLabel( 'Name' ).fill( 'Ada' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	await admin.goto( '/wp-admin/admin.php?page=frontage-inbox' );
	await admin.getByText( 'Form statistics' ).click();
	const row = admin
		.getByRole( 'region', { name: 'Form statistics' } )
		.getByRole( 'row' )
		.filter( { hasText: title } );
	await expect( row.getByRole( 'cell' ).first() ).toHaveText( '1' );
	await expect( row.getByRole( 'cell' ).nth( 1 ) ).toHaveText( '1' );
	await expect( row.getByRole( 'cell' ).last() ).toHaveText( '1' );
	await expectNoAxe( admin, '.frontage-inbox' );
	expect( told ).toEqual( [ 'seen', 'begun' ] );
} );

test( 'a form whose statistics are off counts nothing and loads nothing', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage( admin, form( { counts: false }, name ) );
	const scripts: string[] = [];
	const told: string[] = [];
	page.on( 'request', ( request ) => {
		told.push( ...( /what=\w+/.exec( request.postData() ?? '' ) ?? [] ) );
		scripts.push(
			...( /\/build\/form(-\w+)?[./][\w-]*/.exec( request.url() ) ?? [] )
		);
	} );
	await visit( page, url );
	await expect( page.getByLabel( 'Name' ) ).toBeVisible();
	expect( scripts.filter( ( file ) => /view/.test( file ) ) ).toEqual( [] );
	await page.getByLabel( 'Name' ).fill( 'Ada' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	expect( told ).toEqual( [] );
} );
