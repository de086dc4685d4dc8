/** Themes whose scripts and styles reach for everything on the page: widgets answer all the same. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { modal, paragraph, publishPage } from './support/modal';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

/** Folder of real themes, which are not part of this repository; see docs/testing.md. */
const REAL = process.env.THEMES_DIR ?? '';

const THEMES = [
	'takes-presses',
	'oceanwp',
	'twentytwenty',
	'twentytwentyone',
];

test.use( { held: 120 } );

/** A popup that a link in the text opens, and a second one for any element of a class. */
const POPUPS = [
	paragraph( '<a href="#letter">Open the letter</a>' ),
	paragraph( '<a class="opens-note" href="#note">Open the note</a>' ),
	modal(
		{ anchor: 'letter', label: 'Letter', opener: 'none' },
		paragraph( 'Dear friend' )
	),
	modal(
		{
			anchor: 'slip',
			label: 'Note',
			opener: 'none',
			triggers: [ { type: 'click', value: '.opens-note' } ],
		},
		paragraph( 'Buy bread' )
	),
	'<!-- wp:html --><div id="note">A place that the link names</div><!-- /wp:html -->',
].join( '' );

/** Expects that a dialog lies over the page and can be seen whole. */
async function expectWhole( page: Page, name: string ): Promise< void > {
	const dialog = page.getByRole( 'dialog', { name, exact: true } );
	await expect( dialog ).toBeVisible();
	await expect( dialog ).toHaveCSS( 'position', 'fixed' );
	// It moves while it opens.
	await expect( async () => {
		const box = ( await dialog.boundingBox() )!;
		expect( box.width ).toBeGreaterThan( 250 );
		expect( box.x ).toBeGreaterThanOrEqual( 0 );
		expect( box.x + box.width ).toBeLessThanOrEqual( 1280 );
		expect( Math.abs( box.x + box.width / 2 - 640 ) ).toBeLessThan( 12 );
	} ).toPass( { timeout: 30_000 } );
}

for ( const theme of THEMES ) {
	const isReal = theme !== 'takes-presses';
	// WordPress may bring a part of a theme of this name.
	const folder = isReal ? `real-${ theme }` : theme;

	test.describe( theme, () => {
		test.skip( isReal && ! REAL, 'Needs THEMES_DIR.' );

		test.beforeAll( async () => {
			if ( isReal && REAL ) {
				const from = realpathSync( join( REAL, theme ) );
				await sitePhp(
					`$to = WP_CONTENT_DIR . '/themes/${ folder }'; is_link( $to ) || symlink( '${ from }', $to ); wp_clean_themes_cache();`
				);
			}
		} );

		const enter = (
			open: ( options: {}, cookies: {} ) => Promise< Page >
		) => open( {}, { frontage_env_theme: folder } );

		test( 'tabs, views, pages and pictures answer', async ( { open } ) => {
			test.slow();
			const page = await enter( open );
			await visit( page, '/modules/tabs/' );
			await page.waitForLoadState();
			for ( const at of [ 0, 1 ] ) {
				const tab = page
					.getByRole( 'tab', { selected: false } )
					.nth( at );
				const id = await tab.getAttribute( 'id' );
				await tab.hover();
				await expect(
					page.locator( 'frontage-island[name=tabs]', {
						has: page.locator( `[id="${ id }"]` ),
					} )
				).toHaveAttribute( 'data-state', 'awake' );
				// Where it is seen: a page that grows above it scrolls along.
				const pressed = page.locator( `[id="${ id }"]` );
				const top = () =>
					pressed.evaluate(
						( one ) => one.getBoundingClientRect().top
					);
				const before = await top();
				await pressed.click();
				await expect( pressed ).toHaveAttribute(
					'aria-selected',
					'true'
				);
				expect( Math.abs( ( await top() ) - before ) ).toBeLessThan(
					60
				);
			}
			await visit( page, '/modules/event-calendar/' );
			await page.waitForLoadState();
			const calendar = page.locator( '.frontage-event-calendar' ).first();
			const title = calendar.locator( 'h2,h3,h4' ).first();
			const month = await title.textContent();
			let loads = 0;
			page.on( 'request', ( request ) => {
				loads += Number( request.isNavigationRequest() );
			} );
			await calendar
				.getByRole( 'link', { name: /next/i } )
				.first()
				.click();
			await expect( title ).not.toHaveText( month! );
			expect( loads ).toBe( 0 );
			await visit( page, '/modules/lightbox/' );
			await page.waitForLoadState();
			await page
				.locator( 'a[data-frontage-lightbox] img' )
				.first()
				.click();
			const picture = page.locator(
				'.frontage-lightbox .gslide.current .frontage-lightbox__picture img'
			);
			await expect( picture ).toBeVisible();
			// It grows out of its thumbnail.
			await expect( async () => {
				const box = ( await picture.boundingBox() )!;
				expect( box.width ).toBeGreaterThan( 300 );
				expect( box.height ).toBeGreaterThan( 200 );
				expect( Math.abs( box.x + box.width / 2 - 640 ) ).toBeLessThan(
					20
				);
			} ).toPass();
			await page.keyboard.press( 'Escape', { delay: 120 } );
			await expect( page.locator( '.frontage-lightbox' ) ).toHaveCount(
				0
			);
			expect( await page.title() ).not.toContain( 'of the theme' );
		} );

		test( 'popups open by links and close by Escape', async ( {
			admin,
			open,
		} ) => {
			const url = await publishPage( admin, POPUPS );
			const page = await enter( open );
			await visit( page, url );
			await page.waitForLoadState();
			for ( const [ link, name ] of [
				[ 'Open the letter', 'Letter' ],
				[ 'Open the note', 'Note' ],
			] as const ) {
				await page.getByRole( 'link', { name: link } ).click();
				await expectWhole( page, name );
				await page.keyboard.press( 'Escape', { delay: 120 } );
				await expect(
					page.getByRole( 'dialog', { name, exact: true } )
				).toBeHidden();
			}
		} );
	} );
}
