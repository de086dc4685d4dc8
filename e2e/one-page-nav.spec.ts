/** Links to the sections of a page, for visitors and authors. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/posts';
import { expect, test, visit } from './support/test';
import { settled } from './support/link-targets';

const nav = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'On this page' } );
const link = ( page: Page, name: string ) =>
	nav( page ).getByRole( 'link', { name, exact: true } );
const current = ( page: Page ) => nav( page ).locator( '[aria-current]' );
const block = ( attributes: object ) =>
	`<!-- wp:frontage/one-page-nav ${ JSON.stringify( attributes ) } /-->`;
const section = ( id: string, name: string ) =>
	`<!-- wp:group --><div class="wp-block-group" id="${ id }" style="min-height:1200px"><!-- wp:heading --><h2 class="wp-block-heading">${ name }</h2><!-- /wp:heading --></div><!-- /wp:group -->`;
const SECTIONS =
	section( 'flour', 'Flour' ) +
	section( 'water', 'Water' ) +
	section( 'salt', 'A very long name of a section about salt' );

test( 'dots at the side lead to sections, mark the current one, and work without script', async ( {
	admin,
	page,
	noJs,
	narrow,
	rtl,
} ) => {
	test.slow();
	const url = await publishPage(
		admin,
		block( { source: 'sections' } ) + SECTIONS
	);
	await visit( page, url );
	await expect( nav( page ) ).toMatchAriaSnapshot( `
    - navigation "On this page":
      - list:
        - listitem:
          - link "Flour"
        - listitem:
          - link "Water"
        - listitem:
          - link "A very long name of a section about salt"
  ` );
	const width = page.viewportSize()!.width;
	const box = ( await nav( page ).boundingBox() )!;
	expect( box.x ).toBeGreaterThan( width / 2 );
	await link( page, 'Water' ).focus();
	await expect( link( page, 'Water' ).getByText( 'Water' ) ).toHaveCSS(
		'opacity',
		'1'
	);
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '#water' ) ).toBeFocused();
	await expect( current( page ) ).toHaveText( 'Water' );
	await expect( page ).toHaveURL( /#water/ );
	await page.mouse.wheel( 0, 9000 );
	await expect( current( page ) ).toHaveText( /salt/ );
	await page.goBack();
	await expect( page ).not.toHaveURL( /#water/ );
	await page.emulateMedia( { media: 'print' } );
	await expect( nav( page ) ).toBeHidden();

	await visit( noJs, url );
	await link( noJs, 'Water' ).click();
	await expect( noJs ).toHaveURL( /#water/ );
	await expect(
		noJs.getByRole( 'heading', { name: 'Water' } )
	).toBeInViewport();

	await visit( rtl, url );
	expect( ( await nav( rtl ).boundingBox() )!.x ).toBeLessThan( 100 );

	// On phones it is a row of labels that stays at the top.
	await visit( narrow, url );
	await link( narrow, 'Water' ).click();
	await expect( current( narrow ) ).toHaveText( 'Water' );
	await expect(
		narrow.getByRole( 'heading', { name: 'Water' } )
	).toBeInViewport();
	await settled( narrow, 'water' );
	const row = ( await nav( narrow ).boundingBox() )!;
	expect( Math.round( row.y ) ).toBe( 0 );
	expect( row.height ).toBeGreaterThanOrEqual( 44 );
	const heading = ( await narrow.locator( '#water' ).boundingBox() )!;
	expect( heading.y ).toBeGreaterThanOrEqual( row.height - 1 );
} );

test( 'no dot of many sections is outside of the window', async ( {
	admin,
	page,
} ) => {
	const names = [ ...Array( 40 ).keys() ];
	const sections = names.map(
		( at ) =>
			`<!-- wp:heading --><h2 class="wp-block-heading">Step ${ at }</h2><!-- /wp:heading -->`
	);
	await visit(
		page,
		await publishPage( admin, block( {} ) + sections.join( '' ) )
	);
	for ( const name of [ 'Step 0', 'Step 39' ] ) {
		await expect( link( page, name ) ).toBeInViewport( { ratio: 1 } );
	}
	const { height } = ( await link( page, 'Step 20' ).boundingBox() )!;
	expect( height ).toBeGreaterThanOrEqual( 12 );
} );
