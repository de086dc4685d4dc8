/** Follow Buttons: numbers of followers that the networks tell, without a request of any page. What need not run at each commit. */
import { foreignRequests } from '../support/foreign';
import { expect, test } from '../support/settings';
import { visit } from '../support/test';
import { standIn } from '../support/vendor';

const PROFILE = 'https://example.social/@harbour';

test( 'an owner links a profile, and visitors see how many follow it', async ( {
	editor,
	owner,
	page,
} ) => {
	test.slow();
	const end = await standIn(
		'followers',
		'example.social',
		// Other pages of the demo site link to these.
		'social.example',
		'public.api.bsky.app'
	);
	try {
		await editor.create( { title: 'Follow the harbour' } );
		await editor.insert( 'Follow Buttons' );
		const block = editor.block( 'frontage/follow' );
		await block.getByLabel( 'Addresses of your profiles' ).fill( PROFILE );
		const settings = await editor.openSettings();
		const numbers = settings.getByRole( 'list', {
			name: 'Numbers of followers',
		} );
		await expect( numbers ).toContainText( 'has not been asked yet' );
		await settings
			.getByRole( 'button', { name: 'Refresh numbers now' } )
			.click();
		await expect( numbers ).toContainText(
			/Mastodon1,234 followers, \d+ seconds? ago from Mastodon/
		);
		await expect( block.getByText( '1,234' ) ).toBeVisible();
		const url = await editor.publish();

		const others = foreignRequests( page );
		await visit( page, url );
		await expect(
			page.getByRole( 'link', { name: 'Mastodon 1,234 followers' } )
		).toHaveAttribute( 'href', PROFILE );
		expect( others ).toEqual( [] );

		// Once for the accounts that are used, and once for each of them.
		await page.request.get( '/wp-cron.php' );
		await page.request.get( '/wp-cron.php' );
		// The profile that counts is the one that most blocks link to, which may be one of the demo.
		const screen = await owner( '&module=follow' );
		await expect(
			screen
				.getByRole( 'group', { name: 'Number shown for Mastodon' } )
				.getByText(
					/^\w+@[\w.]+: 1,234 followers, \d+ \w+ ago from Mastodon$/
				)
		).toBeVisible();
		await visit( screen, '/wp-admin/admin.php?page=frontage&tab=status' );
		await expect(
			screen
				.getByRole( 'region', { name: 'Followers', exact: true } )
				.getByText( 'Mastodon: harbour@example.social' )
		).toBeVisible();
	} finally {
		await end();
	}
} );
