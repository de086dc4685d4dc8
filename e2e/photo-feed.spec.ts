/** The feed of photos for visitors and authors. */
import type { Page } from '@playwright/test';
import { listBlock, publishPage } from './support/posts';
import { expect, expectNoAxe, test, visit } from './support/test';

// Answers and files that these tests let fail.
test.use( { expectedErrors: [ /Failed to load resource/ ] } );

const PAGE = '/modules/photo-feed/';
const SOURCE = {
	provider: 'instagram',
	kind: 'user',
	id: 'harbour.studio',
};

/** Publishes a feed alone on its page. */
const publish = ( admin: Page, attributes: object = {} ) =>
	publishPage(
		admin,
		listBlock( 'photo-feed', { source: SOURCE, ...attributes } )
	);
const photos = ( page: Page ) =>
	page.locator( '.frontage-photo-feed__list > li' );
const more = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Load more' } );

test( 'without script it shows copies of this site, and links that lead somewhere', async ( {
	noJs,
} ) => {
	const hosts = new Set< string >();
	noJs.on( 'request', ( request ) =>
		hosts.add( new URL( request.url() ).host )
	);
	await visit( noJs, PAGE );
	const feed = noJs.locator( '.frontage-photo-feed' ).first();
	await expect( feed.locator( 'img' ).first() ).toBeVisible();
	await expect(
		feed.getByRole( 'link', { name: /on Instagram$/ } )
	).toHaveAttribute( 'href', 'https://www.instagram.com/harbour.studio/' );
	expect( hosts.size ).toBe( 1 );
} );

test( 'loads more with the keyboard until the button is gone, and moves the focus', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publish( admin, { count: 14 } ) );
	await expect( photos( page ) ).toHaveCount( 14 );
	await more( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( photos( page ) ).toHaveCount( 28 );
	await expect( more( page ) ).toHaveCount( 0 );
	await expect( photos( page ).nth( 14 ).getByRole( 'link' ) ).toBeFocused();
	await expectNoAxe( page, '.frontage-photo-feed' );
} );

test( 'a failing answer leaves the photos, and the button tries again', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publish( admin, { count: 14 } ) );
	let isDown = true;
	await page.route( /admin-ajax|wp-json/, ( route ) => {
		const sent = `${ route.request().url() } ${ route.request().postData() }`;
		return isDown && sent.includes( 'sbi_load_more_clicked' )
			? route.abort()
			: route.continue();
	} );
	await more( page ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'More photos could not be loaded.'
	);
	await expect( photos( page ) ).toHaveCount( 14 );
	isDown = false;
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( photos( page ) ).toHaveCount( 28 );
} );

test( 'a broken picture is replaced by a smaller one, then by its words', async ( {
	admin,
	page,
} ) => {
	const url = await publish( admin, { count: 4, hasMore: false } );
	const broken = new Set< string >();
	await page.route( /frontage\/feeds\//, ( route ) => {
		const { url: file } = { url: route.request().url() };
		const [ name = '' ] = /[0-9a-f]{32}/.exec( file ) ?? [];
		broken.add( name );
		return [ ...broken ].indexOf( name ) === 0
			? route.abort()
			: route.continue();
	} );
	await visit( page, url );
	await photos( page ).nth( 1 ).getByRole( 'link' ).focus();
	await expect( page.locator( '.is-missing' ) ).toHaveCount( 1 );
	await expect( page.locator( '.is-missing' ) ).toContainText( /\w/ );
} );

test( 'opens photos in the lightbox, one after the other', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publish( admin, { count: 6 } ) );
	await photos( page ).first().getByRole( 'link' ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await expect( photos( page ).first().getByRole( 'link' ) ).toBeFocused();
} );

test( 'columns follow the width, also from right to left', async ( {
	admin,
	page,
} ) => {
	const url = await publish( admin, {
		columns: 5,
		columnsTablet: 4,
		columnsPhone: 2,
	} );
	await visit( page, url );
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		await page.evaluate(
			( value ) => ( document.documentElement.dir = value ),
			dir
		);
		for ( const [ width, columns ] of [
			[ 1000, 5 ],
			[ 800, 4 ],
			[ 640, 3 ],
			[ 480, 2 ],
			[ 390, 2 ],
		] as const ) {
			await page.setViewportSize( { width, height: 800 } );
			await expect
				.poll( () =>
					page
						.locator( '.frontage-photo-feed__list' )
						.evaluate(
							( list ) =>
								getComputedStyle(
									list
								).gridTemplateColumns.split( ' ' ).length
						)
				)
				.toBe( columns );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						document.documentElement.clientWidth
				)
			).toBe( true );
		}
	}
} );

test( 'an author sees a sample that says so, and the steps to connect', async ( {
	editor,
} ) => {
	await editor.create( { title: 'A page' } );
	await editor.insert( 'Photo Feed' );
	const block = editor.block( 'frontage/photo-feed' );
	await expect( block.getByText( /^Sample:/ ) ).toBeVisible();
	await expect( block.getByLabel( '1. Network' ) ).toHaveValue( 'instagram' );
	await expect( block.getByText( /2\. Connect Instagram/ ) ).toBeVisible();
	await block.getByLabel( '3. Account' ).fill( 'https://example.org/x' );
	await block.getByRole( 'button', { name: 'Show feed' } ).click();
	await expect( block.getByText( /not the address/ ).first() ).toBeVisible();
} );
