/** What visitors can do with a picture in the lightbox besides looking at it, and which pictures belong together. */
import { box, button, dialog, picture, thumb } from './support/lightbox';
import { coreGallery, unusualImages } from './support/unusual-images';
import { escape } from './support/overlays';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

test( 'fills the screen, copies the link to the picture, and shows a transparent one on the ground of its page', async ( {
	admin,
	open,
} ) => {
	const images = await unusualImages( 'clear', 'medium' );
	const clear = images.find( ( { name } ) => name === 'clear' )!;
	const medium = images.find( ( { name } ) => name === 'medium' )!;
	const path = await publishPage(
		admin,
		`<!-- wp:group {"style":{"color":{"background":"#204060"}}} --><div class="wp-block-group has-background" style="background-color:#204060">${ coreGallery( [ clear, medium ] ) }</div><!-- /wp:group -->`
	);
	const page = await open( {
		permissions: [ 'clipboard-read', 'clipboard-write' ],
	} );
	await visit( page, path );
	await thumb( page, 0 ).click( { position: { x: 8, y: 8 } } );
	await expect( box( page ) ).toHaveCSS(
		'background-color',
		'rgb(32, 64, 96)'
	);
	await button( page, 'Copy link' ).click();
	await expect( button( page, 'Link copied' ) ).toBeVisible();
	expect(
		await page.evaluate( () => navigator.clipboard.readText() )
	).toMatch( /#lightbox\|gallery-1\|clear$/ );
	await button( page, 'Full screen' ).click();
	await expect( button( page, 'Full screen' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.keyboard.press( 'ArrowRight' );
	await expect( picture( page, /^Eight hundred/ ) ).toBeVisible();
	await expect( box( page ) ).toHaveCSS(
		'background-color',
		'rgba(0, 0, 0, 0)'
	);
	await button( page, 'Full screen' ).click();
	await expect( button( page, 'Full screen' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	await expect(
		dialog( page ).getByRole( 'link', { name: 'Download' } )
	).toHaveCount( 0 );
} );

test( 'shows all pictures of the chosen category, over all pages of its gallery', async ( {
	admin,
	page,
} ) => {
	const images = [ 9001, 9002, 9003, 9004, 9005, 9006, 9007 ].map(
		( id ) => ( {
			id,
			categories: [ id % 2 ? 'Odd' : 'Even', 'All of them' ],
		} )
	);
	const path = await publishPage(
		admin,
		listBlock( 'gallery', {
			anchor: 'g1',
			linkTo: 'file',
			hasFilter: true,
			hasPages: true,
			perPage: 2,
			images,
		} )
	);
	await visit( page, path );
	await page.locator( '#g1 .frontage-gallery__link' ).first().click();
	await expect( dialog( page ) ).toContainText( '1 of 7' );
	await page.keyboard.press( 'End' );
	await expect( dialog( page ) ).toContainText( '7 of 7' );
	await expect( picture( page, /^A cup/ ) ).toBeVisible();
	await expect( dialog( page ) ).toContainText( 'Coffee time' );
	await expect( page ).toHaveURL( /#lightbox\|g1\|coffee$/ );
	await page.reload();
	await expect( picture( page, /^A cup/ ) ).toBeVisible();
	await escape( page );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await page.locator( '#g1' ).getByRole( 'link', { name: 'Odd' } ).click();
	await expect( page.locator( '#g1 [aria-current=true]' ) ).toHaveText(
		'Odd'
	);
	await page.locator( '#g1 .frontage-gallery__link' ).nth( 1 ).click();
	await expect( dialog( page ) ).toContainText( '2 of 4' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( picture( page, /^A pier/ ) ).toBeVisible();
} );
