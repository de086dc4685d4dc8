/** PDFs: opened by a press in the browser's viewer, by themselves when near, and as files on phones. */
import type { Page } from '@playwright/test';
import { pressMouse } from './support/press';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/pdf-viewer/';

const menu = ( page: Page ) => page.locator( '#menu' );
const near = ( page: Page ) => page.locator( '#near' );

/** The headless browser has no viewer; says whether there is one, and shows an empty page instead of the file. */
const withViewer = async ( page: Page, hasViewer: boolean ) => {
	await page.addInitScript( ( has ) => {
		Object.defineProperty( navigator, 'pdfViewerEnabled', {
			get: () => has,
		} );
	}, hasViewer );
	await page.route( '**/*.pdf', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '<p>A PDF' } )
	);
};

test( 'opens at a press of human length, and closes at the next one', async ( {
	page,
} ) => {
	await withViewer( page, true );
	await visit( page, PAGE );
	await expect( menu( page ).locator( 'iframe' ) ).toHaveCount( 0 );
	const open = menu( page ).getByRole( 'button', { name: 'Read here' } );
	await pressMouse( page, open, 120 );
	const frame = menu( page ).locator( 'iframe' );
	await expect( frame ).toHaveAttribute( 'title', 'Menu of the week' );
	await expect( frame ).toHaveAttribute(
		'src',
		/menu-of-the-week\.pdf#page=1$/
	);
	await expectNoAxe( page, '#menu' );
	const close = menu( page ).getByRole( 'button', { name: 'Close' } );
	await expect( close ).toHaveAttribute( 'aria-expanded', 'true' );
	await close.press( 'Enter' );
	await expect( frame ).toHaveCount( 0 );
} );

test( 'turns pages with buttons and by number', async ( { page } ) => {
	await withViewer( page, true );
	await visit( page, PAGE );
	await menu( page ).getByRole( 'button', { name: 'Read here' } ).click();
	const frame = menu( page ).locator( 'iframe' );
	await expect( frame ).toHaveAttribute( 'src', /#page=1$/ );
	await pressMouse(
		page,
		menu( page ).getByRole( 'button', { name: 'Next page' } ),
		120
	);
	await expect( frame ).toHaveAttribute( 'src', /#page=2$/ );
	const number = menu( page ).getByRole( 'spinbutton', { name: 'Page' } );
	await number.fill( '9' );
	await number.press( 'Enter' );
	await expect( frame ).toHaveAttribute( 'src', /#page=3$/ );
	await expect( number ).toHaveValue( '3' );
} );

test( 'opens by itself when it comes near, in a place that was reserved', async ( {
	page,
} ) => {
	await withViewer( page, true );
	await visit( page, PAGE );
	const before = ( await near( page ).boundingBox() )!.height;
	await near( page ).scrollIntoViewIfNeeded();
	await expect( near( page ).locator( 'iframe' ) ).toHaveAttribute(
		'src',
		/#page=2$/
	);
	const after = ( await near( page ).boundingBox() )!.height;
	// The controls of its pages stand above the reserved place.
	expect( after - before ).toBeLessThan( 70 );
} );

test( 'has a link to the file where there is no viewer, and without script', async ( {
	page,
	noJs,
} ) => {
	await withViewer( page, false );
	await visit( page, PAGE );
	await near( page ).scrollIntoViewIfNeeded();
	await expect(
		near( page ).locator( '.frontage-pdf-viewer__stage' )
	).toBeHidden();
	await menu( page ).getByRole( 'button', { name: 'Read here' } ).click();
	await expect( page ).toHaveURL( /menu-of-the-week\.pdf#page=1$/ );
	await visit( noJs, PAGE );
	await expect(
		menu( noJs ).getByRole( 'button', { name: 'Read here' } )
	).toBeHidden();
	await expect(
		menu( noJs ).getByRole( 'link', { name: /^Open ?: Menu of the week$/ } )
	).toHaveAttribute( 'href', /menu-of-the-week\.pdf$/ );
	await expect(
		menu( noJs ).getByRole( 'link', { name: 'Download' } )
	).toHaveAttribute( 'download', '' );
	await expect( menu( noJs ) ).toContainText( 'PDF · 1 KB · 3 pages' );
} );
