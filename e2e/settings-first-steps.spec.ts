/** A new administrator's first steps. */
import { become } from './support/people';
import { Editor } from './support/editor';
import { sitePhp } from './support/site-php';
import { SCREEN, expect, message, test, visit } from './support/settings';

declare const wp: {
	data: { select: ( store: string ) => any };
};

test.slow();

test( 'the owner is welcomed, follows the steps, and creates the demo page', async ( {
	admin,
	guest,
	own,
} ) => {
	// Left over from an earlier attempt.
	await sitePhp( `delete_option( 'frontage_demo_page' );` );
	await visit( admin, '/wp-admin/' );
	await become( admin, guest, 'administrator', `owner-${ own }` );
	const greeting = guest.locator( '.frontage-greeting' );
	await expect( greeting ).toBeVisible();
	await visit( guest, '/wp-admin/plugins.php' );
	await expect( greeting ).toHaveCount( 0 );

	await visit( guest, SCREEN );
	const panel = guest.getByRole( 'region', { name: 'First steps' } );
	await panel.getByRole( 'button', { name: 'Browse the list' } ).click();
	await expect(
		panel
			.getByRole( 'listitem' )
			.filter( { hasText: 'See what’s included' } )
	).toContainText( 'Done:' );
	await panel
		.getByRole( 'button', { name: 'Create demo page as a draft' } )
		.click();
	await expect(
		message( guest, 'Demo page saved as a draft.' )
	).toBeVisible();
	const edit = panel.getByRole( 'link', { name: 'Edit demo page' } );
	const address = await edit.getAttribute( 'href' );
	const editor = new Editor( admin );
	await editor.edit( Number( /post=(\d+)/.exec( address ?? '' )?.[ 1 ] ) );
	expect( await broken( editor ) ).toEqual( [] );
	expect( await editor.content() ).toContain( 'wp:frontage/tabs' );

	await visit( guest, SCREEN );
	await expect( edit ).toHaveAttribute( 'href', address ?? '' );
	await panel.getByRole( 'button', { name: 'Hide first steps' } ).click();
	await expect( panel ).toHaveCount( 0 );
	await message( guest, 'First steps hidden.' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( panel ).toBeVisible();
} );

/** Returns the blocks that the editor reports as invalid. */
const broken = ( editor: Editor ): Promise< string[] > =>
	editor.page.evaluate( () => {
		interface Block {
			name: string;
			isValid: boolean;
			innerBlocks: Block[];
		}
		const all = ( blocks: Block[] ): Block[] =>
			blocks.flatMap( ( block ) => [
				block,
				...all( block.innerBlocks ),
			] );
		return all( wp.data.select( 'core/block-editor' ).getBlocks() )
			.filter(
				( block ) => ! block.isValid || block.name === 'core/missing'
			)
			.map( ( { name } ) => name );
	} );
