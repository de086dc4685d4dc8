/** A new administrator's first steps. */
import { brokenIn } from './support/blocks';
import { enterAs, rest } from './support/people';
import { sitePhp } from './support/site-php';
import { SCREEN, expect, message, test, visit } from './support/settings';

test(
	'the owner is welcomed, follows the steps, and creates the demo page',
	{ tag: '@deep' },
	async ( { editor, guest, own } ) => {
		// Left over from an earlier attempt.
		await sitePhp( `delete_option( 'frontage_demo_page' );` );
		await enterAs( guest, 'administrator', `owner-${ own }` );
		await visit( guest, '/wp-admin/' );
		await expect( guest.locator( '.frontage-greeting' ) ).toBeVisible();

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
		const address = ( await edit.getAttribute( 'href' ) ) ?? '';
		const id = /post=(\d+)/.exec( address )?.[ 1 ];
		const page = await rest( guest, `/wp/v2/pages/${ id }?context=edit` );
		const content: string = ( await page.json() ).content.raw;
		expect( content ).toContain( 'wp:frontage/tabs' );

		await panel.getByRole( 'button', { name: 'Hide first steps' } ).click();
		await expect( panel ).toHaveCount( 0 );
		await message( guest, 'First steps hidden.' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( edit ).toHaveAttribute( 'href', address );

		await editor.create();
		expect(
			await brokenIn( editor.page, content ),
			'Blocks that the editor reports as invalid'
		).toEqual( [] );
	}
);
