/** Follow Buttons: numbers of followers that the networks tell, without a request of any page. What need not run at each commit. */
import { foreignRequests } from '../support/foreign';
import { expect, test } from '../support/settings';
import { visit } from '../support/test';
import { startStub } from '../support/vendor';

/** Vendors, and those that other pages of the demo site link to. */
const HOSTS = [ 'example.social', 'social.example', 'public.api.bsky.app' ];

const COOKIE = 'frontage_env_vendors';

test( 'an owner links a profile, and visitors see how many follow it', async ( {
	editor,
	owner,
	page,
} ) => {
	test.slow();
	const { port, end } = await startStub( 'followers' );
	// Other tests have other stand-ins at the same moment.
	const cookie = {
		name: COOKIE,
		value: HOSTS.map( ( host ) => `${ host }:${ port }` ).join( '|' ),
		url: process.env.FRONTAGE_URL!,
	};
	const author = editor.page.context();
	await author.addCookies( [ cookie ] );
	await page.context().addCookies( [ cookie ] );
	// Nobody has asked for this profile before.
	const name = `${ crypto.randomUUID().slice( 0, 8 ) }_harbour`;
	const profile = `https://example.social/@${ name }`;
	try {
		await editor.create( { title: 'Follow the harbour' } );
		await editor.insert( 'Follow Buttons' );
		const block = editor.block( 'frontage/follow' );
		await block.getByLabel( 'Addresses of your profiles' ).fill( profile );
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
		).toHaveAttribute( 'href', profile );
		expect( others ).toEqual( [] );

		// Once for the accounts that are used, and once for each of them.
		for ( let run = 0; run < 2; run++ ) {
			// It also does what other tests have left to do.
			await page.request.get( '/wp-cron.php', { timeout: 120_000 } );
		}
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
				.getByText( `Mastodon: ${ name }@example.social` )
		).toBeVisible();
	} finally {
		await author.clearCookies( { name: COOKIE } );
		await end();
	}
} );
