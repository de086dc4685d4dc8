/** Follow Buttons: links to profiles without script, and numbers that the owner enters once. */
import { expect, test } from './support/settings';
import { visit } from './support/test';

const PAGE = '/modules/follow/';

test( 'links to each profile, also without script, and on a phone', async ( {
	noJs,
	open,
} ) => {
	await visit( noJs, PAGE );
	const list = noJs.locator( '.frontage-follow' ).filter( {
		hasText: 'Follow the bakery',
	} );
	await expect(
		list.getByRole( 'link', { name: 'Mastodon' } )
	).toHaveAttribute( 'href', 'https://social.example/@bakery' );
	await expect( list.getByRole( 'link' ) ).toHaveCount( 6 );
	const phone = await open(
		{ viewport: { width: 390, height: 844 } },
		{ frontage_env_rtl: '1' }
	);
	await visit( phone, PAGE );
} );
