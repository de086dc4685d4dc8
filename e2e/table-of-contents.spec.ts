/** The table of contents for visitors and authors. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const list = ( page: Page, name = 'Contents' ) =>
	page.getByRole( 'navigation', { name, exact: true } ).first();
const link = ( page: Page, name: string ) =>
	list( page ).getByRole( 'link', { name, exact: true } );
const current = ( page: Page ) => list( page ).locator( '[aria-current]' );

const block = ( attributes: object ) =>
	`<!-- wp:frontage/table-of-contents ${ JSON.stringify( attributes ) } /-->`;
const text = `<!-- wp:spacer {"height":"900px"} --><div style="height:900px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const chapter = ( name: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ name }</h2><!-- /wp:heading -->${ text }`;
const chapters = [ 'One', 'Two', 'Three' ].map( chapter ).join( '' );
const under = ( level: number, name: string ) =>
	`<!-- wp:heading {"level":${ level }} --><h${ level } class="wp-block-heading">${ name }</h${ level }>${ '<!-- /wp:heading -->' }${ text }`;
const BOOK =
	block( {} ) +
	chapter( 'Flour' ) +
	under( 3, 'Rye' ) +
	under( 3, 'Wheat' ) +
	under( 4, 'Spelt' ) +
	chapter( 'Water' );

/** Returns the box's position on the screen. */
const place = ( page: Page ) =>
	list( page ).evaluate( ( element ) => {
		const { x, y, width } = element.getBoundingClientRect();
		return { x, y, width, floats: getComputedStyle( element ).position };
	} );
const scroll = ( page: Page, y: number ) =>
	page.evaluate( ( top ) => scrollTo( { top, behavior: 'instant' } ), y );

test( 'screen readers get a labelled list, whose links work without script', async ( {
	admin,
	page,
	noJs,
} ) => {
	const url = await publishPage( admin, BOOK );
	await visit( page, url );
	await expect( list( page ) ).toMatchAriaSnapshot( `
    - navigation "Contents":
      - group:
        - heading "Contents" [level=2]
        - list:
          - listitem:
            - link "Flour"
            - list:
              - listitem:
                - link "Rye"
              - listitem:
                - link "Wheat"
                - list:
                  - listitem:
                    - link "Spelt"
          - listitem:
            - link "Water"
  ` );
	await visit( noJs, url );
	await expect( list( noJs ).getByRole( 'link' ) ).toHaveCount( 5 );
	await link( noJs, 'Wheat' ).click();
	await expect( noJs ).toHaveURL( /#wheat/ );
	await expect(
		noJs.getByRole( 'heading', { name: 'Wheat' } )
	).toBeInViewport();
} );

test( 'jumps to a heading by keyboard, marks the current one, and Back returns', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, BOOK ) );
	await link( page, 'Wheat' ).focus();
	await page.keyboard.press( 'Enter' );
	const heading = page.locator( '#wheat' );
	await expect( heading ).toBeFocused();
	await expect( heading ).toBeInViewport();
	await expect( current( page ) ).toHaveText( 'Wheat' );
	expect( page.url() ).toContain( '#wheat' );
	await page.goBack();
	expect( page.url() ).not.toContain( '#' );
	await scroll( page, 0 );
	await expect( page.locator( '#flour' ) ).toBeInViewport();
} );

test( 'floats in a corner below its position, and returns; not on disabled devices', async ( {
	admin,
	page,
	narrow,
} ) => {
	const url = await publishPage(
		admin,
		block( {
			isSticky: true,
			stickyType: 'custom-position',
			stickyPlace: 'bottom-end',
			hasToTop: true,
			minimizedOn: 'phone',
			minHeight: 300,
		} ) + chapters
	);
	await visit( page, url );
	const { y } = await place( page );
	await page.waitForFunction( () =>
		document.querySelector( '.frontage-table-of-contents__middle' )
	);
	const height = await page.evaluate(
		() => document.documentElement.scrollHeight
	);
	await scroll( page, y + 400 );
	await expect
		.poll( async () => ( await place( page ) ).floats )
		.toBe( 'fixed' );
	expect( ( await place( page ) ).width ).toBe( 280 );
	await expect( list( page ) ).toBeInViewport();
	expect(
		await page.evaluate( () => document.documentElement.scrollHeight )
	).toBe( height );
	await expectNoAxe( page, '.frontage-table-of-contents' );
	await link( page, 'Three' ).click();
	await expect( page.locator( '#three' ) ).toBeFocused();
	await page.getByRole( 'link', { name: 'Back to top' } ).click();
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 0 );
	await expect
		.poll( async () => ( await place( page ) ).floats )
		.toBe( 'static' );

	await visit( narrow, url );
	const toggle = list( narrow ).locator( 'summary' );
	const box = narrow.locator( '.frontage-table-of-contents__box' );
	const tall = async () => ( await box.boundingBox() )!.height;
	await expect( link( narrow, 'One' ) ).toBeHidden();
	await expect.poll( tall ).toBeLessThan( 120 );
	await toggle.tap();
	await expect.poll( tall ).toBeGreaterThanOrEqual( 300 );
	await link( narrow, 'Two' ).tap();
	await expect( narrow.locator( '#two' ) ).toBeFocused();
	expect( ( await place( narrow ) ).floats ).toBe( 'static' );
	await expectNoOverflow( narrow );
} );

test( 'floats over the content as a bar that opens and closes', async ( {
	admin,
	rtl,
} ) => {
	const url = await publishPage(
		admin,
		block( { isSticky: true } ) + chapters
	);
	await visit( rtl, url );
	const { x, width, y } = await place( rtl );
	await rtl.waitForFunction( () =>
		document.querySelector( '.frontage-table-of-contents__middle' )
	);
	await scroll( rtl, y + 500 );
	await expect( link( rtl, 'Two' ) ).toBeHidden();
	const bar = await place( rtl );
	expect( bar.floats ).toBe( 'fixed' );
	expect( Math.abs( bar.x - x ) ).toBeLessThan( 30 );
	expect( bar.width ).toBeGreaterThanOrEqual( width );
	await list( rtl ).locator( 'summary' ).click();
	await link( rtl, 'Two' ).click();
	await expect( rtl.locator( '#two' ) ).toBeFocused();
	await expect( link( rtl, 'Two' ) ).toBeHidden();
} );
