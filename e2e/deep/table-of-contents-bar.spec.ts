/** The table of contents that floats as a bar over the text. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { publishPage } from '../support/posts';
import { expect, expectNoAxe, test, visit } from '../support/test';
import { heading, space } from '../support/link-targets';

const NAMES = [ 'flour', 'water', 'salt', 'yeast' ];

const list = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Contents' } );

/** A picture that themes and blocks often lift above what is not positioned. */
const COVER =
	'<!-- wp:html --><div style="position:relative;z-index:1;height:500px;background:#864">A picture</div><!-- /wp:html -->';

const contents = ( attributes: object = {} ) =>
	`<!-- wp:frontage/table-of-contents ${ JSON.stringify( { isSticky: true, stickyDisableOn: [], ...attributes } ) } /-->` +
	NAMES.map( ( name ) => heading( name ) + COVER + space( 700 ) ).join( '' );

const press = ( page: Page, name: string ) =>
	list( page )
		.getByRole( 'link', { name: `About ${ name }` } )
		.click( { delay: 120 } );

test( 'a long list shows its first entries and a button, or scrolls', async ( {
	admin,
	noJs,
	page,
} ) => {
	const url = await publishPage( admin, contents( { maxItems: 2 } ) );
	const links = ( visitor: Page ) => list( visitor ).getByRole( 'link' );
	for ( const visitor of [ noJs, page ] ) {
		await visit( visitor, url );
		await expect( links( visitor ) ).toHaveCount( 2 );
		await visitor
			.getByText( 'Show all 4 sections' )
			.click( { delay: 120 } );
		await expect( links( visitor ) ).toHaveCount( 4 );
		await visitor.getByText( 'Show fewer' ).click( { delay: 120 } );
		await expect( links( visitor ) ).toHaveCount( 2 );
	}
	await expectNoAxe( page, '.frontage-table-of-contents' );
	await page.emulateMedia( { media: 'print' } );
	await expect( links( page ) ).toHaveCount( 4 );

	await page.emulateMedia( { media: 'screen' } );
	await visit(
		page,
		await publishPage(
			admin,
			contents( { maxItems: 2, overflow: 'scroll', isSticky: false } )
		)
	);
	const body = page.locator( '.frontage-table-of-contents__body' );
	await expect( links( page ).last() ).not.toBeInViewport();
	const place = await page.evaluate( () => scrollY );
	await body.hover();
	await page.mouse.wheel( 0, 300 );
	await expect( links( page ).last() ).toBeInViewport();
	expect( await page.evaluate( () => scrollY ) ).toBe( place );
	await press( page, 'yeast' );
	await expect( page.locator( '#yeast' ) ).toBeFocused();
} );
