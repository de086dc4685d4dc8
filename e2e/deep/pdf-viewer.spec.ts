/** PDFs: opened by a press in the browser's viewer, by themselves when near, and as files on phones. What need not run at each commit. */
import type { Page } from '@playwright/test';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

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

test( 'is a card that opens the file on a phone', async ( { narrow } ) => {
	await withViewer( narrow, true );
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await near( narrow ).scrollIntoViewIfNeeded();
	await expect( narrow.locator( '.frontage-pdf-viewer iframe' ) ).toHaveCount(
		0
	);
	await expect(
		menu( narrow ).getByRole( 'button', { name: 'Read here' } )
	).toBeHidden();
	const open = menu( narrow ).getByRole( 'link', { name: 'Open' } );
	expect( ( await open.boundingBox() )!.height ).toBeGreaterThanOrEqual( 44 );
	await expectNoAxe( narrow, '.frontage-pdf-viewer' );
} );

test( 'is the mirror image where people read from right to left', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	const picture = ( await menu( page )
		.locator( '.frontage-pdf-viewer__picture' )
		.boundingBox() )!;
	const title = ( await menu( page )
		.locator( '.frontage-pdf-viewer__title' )
		.boundingBox() )!;
	expect( picture.x ).toBeGreaterThan( title.x );
} );
