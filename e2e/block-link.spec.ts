/** Blocks that are links as a whole. */
import { publishPage } from './support/rest';
import { openExtension } from './support/sidebar';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/modules/block-link/';

const card = ( page: Page ) => page.locator( '.a-card' );
const words = ( page: Page ) => card( page ).getByText( 'The dough needs' );

async function open( page: Page ): Promise< void > {
	await visit( page, PAGE );
	await expect(
		page.locator( 'frontage-island[name=block-link]' )
	).toHaveAttribute( 'data-state', 'awake' );
}

test( 'the whole block is one real link, without a script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect(
		card( noJs ).getByRole( 'link', { name: 'Sourdough in three days' } )
	).toHaveCount( 1 );
	await card( noJs ).getByRole( 'link', { name: 'The salt' } ).click();
	await expect( noJs ).toHaveURL( /#inner$/ );
	await card( noJs ).click( { position: { x: 4, y: 4 } } );
	await expect( noJs ).toHaveURL( /\/plain\/$/ );
} );

test( 'a middle click opens a tab; text can be selected; links in it work', async ( {
	page,
} ) => {
	await open( page );
	await expectNoAxe( page, '.entry-content' );
	const opened = page.context().waitForEvent( 'page' );
	await card( page ).click( { button: 'middle', position: { x: 4, y: 4 } } );
	await expect( await opened ).toHaveURL( /\/plain\/$/ );
	await ( await opened ).close();
	const box = ( await words( page ).boundingBox() )!;
	await page.mouse.move( box.x + 2, box.y + 12 );
	await page.mouse.down();
	await page.mouse.move( box.x + 90, box.y + 12, { steps: 5 } );
	await page.mouse.up();
	expect( await page.evaluate( () => String( getSelection() ) ) ).toMatch(
		/^The dough/
	);
	await expect( page ).toHaveURL( new RegExp( `${ PAGE }$` ) );
	await card( page ).getByRole( 'link', { name: 'The salt' } ).click();
	await expect( page ).toHaveURL( /#inner$/ );
	await words( page ).click( { force: true } );
	await expect( page ).toHaveURL( /\/plain\/$/ );
} );

test( 'opens a new tab, and scrolls to a place on the page', async ( {
	page,
} ) => {
	await open( page );
	const link = page.locator( '.in-a-window .frontage-block-link' );
	await expect( link ).toHaveAccessibleName( 'Another page' );
	const opened = page.context().waitForEvent( 'page' );
	await page.locator( '.in-a-window' ).click();
	await ( await opened ).close();
	const times = page.evaluate(
		() =>
			new Promise< number[] >( ( resolve ) => {
				const found: number[] = [];
				// On a busy machine, the first move is not seen at once.
				addEventListener( 'click', () =>
					found.push( performance.now() )
				);
				addEventListener( 'scroll', () => {
					found.push( performance.now() );
					if (
						Math.abs(
							document
								.querySelector( '#the-oven' )!
								.getBoundingClientRect().top
						) < 200
					) {
						setTimeout( () => resolve( found ), 300 );
					}
				} );
			} )
	);
	await page.locator( '.to-a-place' ).click();
	const moments = await times;
	const took = moments[ moments.length - 1 ]! - moments[ 0 ]!;
	expect( took ).toBeGreaterThan( 400 );
	await expect( page ).toHaveURL( /#the-oven$/ );
	await expect( page.locator( '#the-oven' ) ).toBeFocused();
	await expect( page.locator( '#the-oven' ) ).toBeInViewport();
} );

test( 'covers the whole block, wherever its heading is', async ( {
	admin,
	page,
} ) => {
	const heading = ( more = '' ) =>
		`<!-- wp:heading { ${ more } } --><h2 class="wp-block-heading">Bread</h2><!-- /wp:heading -->`;
	const extensions = ( other = '' ) =>
		`"frontage":{"module-link":{"kind":"url","url":"/plain/"}${ other }}`;
	await visit(
		page,
		await publishPage(
			admin,
			`<!-- wp:cover {"customOverlayColor":"#222",${ extensions() }} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim" style="background-color:#222"></span><div class="wp-block-cover__inner-container">${ heading() }</div></div><!-- /wp:cover -->

<!-- wp:group {"layout":{"type":"constrained"},${ extensions() }} --><div class="wp-block-group"><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->${ heading( '"frontage":{"parallax":{"horizontal":20}}' ) }</div><!-- /wp:group -->`
		)
	);
	const blocks = page.locator( '.has-frontage-block-link' );
	await expect( blocks ).toHaveCount( 2 );
	for ( const block of await blocks.all() ) {
		await expect(
			block.getByRole( 'link', { name: 'Bread' } )
		).toHaveCount( 1 );
		await block.scrollIntoViewIfNeeded();
		const covered = await block.evaluate( ( element ) => {
			const { left, top, right, bottom } =
				element.getBoundingClientRect();
			return [
				[ left + 2, top + 2 ],
				[ right - 2, top + 2 ],
				[ left + 2, bottom - 2 ],
				[ ( left + right ) / 2, ( top + bottom ) / 2 ],
			].map(
				( [ x, y ] ) =>
					document.elementFromPoint( x!, y! )?.closest( 'a' )
						?.className
			);
		} );
		expect( new Set( covered ) ).toEqual(
			new Set( [ 'frontage-block-link' ] )
		);
	}
} );

test(
	'is set for a core block',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'Block link' } );
		await editor.insert( 'Heading' );
		await editor.page.keyboard.type( 'Bread' );
		await editor.select( 'core/heading' );
		const settings = await editor.openSettings();
		await openExtension( settings, 'Block link' );
		await settings
			.getByRole( 'combobox', { name: 'Link to' } )
			.selectOption( { label: 'Page' } );
		await settings.getByLabel( 'URL' ).fill( 'javascript:alert(1)' );
		await expect(
			settings.getByText( 'This address is not safe.' )
		).toBeVisible();
		await settings.getByLabel( 'URL' ).fill( '/plain/' );
		await visit( guest, await editor.publish() );
		await guest.getByRole( 'link', { name: 'Bread', exact: true } ).click();
		await expect( guest ).toHaveURL( /\/plain\/$/ );
	}
);
