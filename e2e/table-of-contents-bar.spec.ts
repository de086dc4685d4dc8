/** The table of contents that floats as a bar over the text. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/posts';
import { expect, expectNoAxe, test, visit } from './support/test';
import { expectAtTop, heading, settled, space } from './support/link-targets';

const NAMES = [ 'flour', 'water', 'salt', 'yeast' ];

const list = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Contents' } );
const bar = ( page: Page ) => list( page ).locator( 'summary' );

/** A picture that themes and blocks often lift above what is not positioned. */
const COVER =
	'<!-- wp:html --><div style="position:relative;z-index:1;height:500px;background:#864">A picture</div><!-- /wp:html -->';

const contents = ( attributes: object = {} ) =>
	`<!-- wp:frontage/table-of-contents ${ JSON.stringify( { isSticky: true, stickyDisableOn: [], ...attributes } ) } /-->` +
	NAMES.map( ( name ) => heading( name ) + COVER + space( 700 ) ).join( '' );

/** Returns the lower edge of the bar while it floats, in pixels from the top. */
const edge = ( page: Page ) =>
	list( page ).evaluate(
		( element ) => element.getBoundingClientRect().bottom
	);

const press = ( page: Page, name: string ) =>
	list( page )
		.getByRole( 'link', { name: `About ${ name }` } )
		.click( { delay: 120 } );

test(
	'every heading lands below the bar, and nothing covers the bar',
	{ tag: '@deep' },
	async ( { admin, page, narrow } ) => {
		const url = await publishPage( admin, contents() );
		for ( const visitor of [ page, narrow ] ) {
			await visit( visitor, url );
			for ( const name of [ 'salt', 'flour' ] ) {
				if ( await bar( visitor ).isVisible() ) {
					const isOpen = await list( visitor )
						.locator( 'details' )
						.evaluate( ( { open }: HTMLDetailsElement ) => open );
					if ( ! isOpen ) {
						await bar( visitor ).click( { delay: 120 } );
					}
				}
				await press( visitor, name );
				await expect( visitor.locator( `#${ name }` ) ).toBeFocused();
				await settled( visitor, name );
				await expectAtTop( visitor, name, await edge( visitor ) );
				const isOnTop = await bar( visitor ).evaluate( ( element ) => {
					const { x, y, width, height } =
						element.getBoundingClientRect();
					return element.contains(
						document.elementFromPoint(
							x + width / 2,
							y + height / 2
						)
					);
				} );
				expect( isOnTop ).toBe( true );
			}
		}
	}
);

test( 'a link from elsewhere to a heading lands below the bar', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage( admin, contents() );
	await visit( page, `${ url }#salt` );
	await expect
		.poll( async () => Math.abs( ( await edge( page ) ) - 100 ) )
		.toBeLessThan( 100 ); // It floats: before, it is far above.
	await expectAtTop( page, 'salt', await edge( page ) );
} );

test( 'the closed bar names the current section', async ( { admin, page } ) => {
	await visit( page, await publishPage( admin, contents() ) );
	await expect( bar( page ) ).toHaveText( 'Contents', {
		useInnerText: true,
	} );
	await press( page, 'salt' );
	await expect( bar( page ) ).toContainText( 'About salt', {
		useInnerText: true,
	} );
	await expect( page.locator( '#salt' ) ).toBeFocused();
	await page.mouse.wheel( 0, 1500 );
	await expect( bar( page ) ).toContainText( 'About yeast', {
		useInnerText: true,
	} );
	await expectNoAxe( page, '.frontage-table-of-contents' );
	await bar( page ).click( { delay: 120 } );
	await expect( bar( page ) ).not.toContainText( 'About yeast', {
		useInnerText: true,
	} );
} );
