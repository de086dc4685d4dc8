/** Social Feed: posts from copies, more of them on request, and its set-up in the editor. */
import type { Page } from '@playwright/test';
import { foreignRequests } from './support/foreign';
import { expect, test, visit } from './support/test';
import { standIn } from './support/vendor';

const PAGE = '/modules/social-feed/';

const feed = ( page: Page, id = 'harbour' ) => page.locator( `#${ id }` );
const posts = ( page: Page, id?: string ) =>
	feed( page, id ).locator( 'article' );
const more = ( page: Page, id?: string ) =>
	feed( page, id ).getByRole( 'link', { name: 'Show more posts' } );

test( 'shows finished posts and pictures of this site, and contacts nobody', async ( {
	page,
} ) => {
	const others = foreignRequests( page );
	await visit( page, PAGE );
	await expect( posts( page ) ).toHaveCount( 2 );
	await expect( feed( page ).locator( 'time' ).first() ).toHaveText(
		'November 24, 2024'
	);
	const picture = feed( page ).getByRole( 'img', { name: 'Two cups' } );
	await picture.scrollIntoViewIfNeeded();
	await expect( picture ).toHaveAttribute(
		'src',
		/\/uploads\/frontage\/feeds\//
	);
	await expect(
		feed( page ).getByRole( 'link', { name: '@roaster' } )
	).toHaveAttribute( 'rel', 'nofollow ugc noopener' );
	expect( others ).toEqual( [] );
} );

test( 'loads more with the keyboard, and moves the focus to the first new post', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await more( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( posts( page ) ).toHaveCount( 4 );
	await expect( more( page ) ).toBeHidden();
	await expect( posts( page ).nth( 2 ).locator( ':focus' ) ).toHaveCount( 1 );
	// What an author warns of stays closed.
	await expect( page.getByText( 'The end of the book' ) ).toBeHidden();
	await page.getByText( 'Spoiler: Moby Dick' ).first().click();
	await expect( page.getByText( 'The end of the book' ) ).toBeVisible();
} );

test( 'keeps everything if more cannot be loaded, and tries again', async ( {
	expectedErrors,
	page,
} ) => {
	expectedErrors.push( /ERR_FAILED/ );
	await visit( page, PAGE );
	const calls = /frontage_feed_posts/;
	const refuse = ( route: { abort: () => Promise< void > } ) => route.abort();
	await page.route( calls, refuse );
	await more( page ).click( { delay: 150 } );
	await expect(
		feed( page ).locator( '.frontage-list__error' )
	).toBeVisible();
	await expect( posts( page ) ).toHaveCount( 2 );
	await page.unroute( calls, refuse );
	await more( page ).click( { delay: 150 } );
	await expect( posts( page ) ).toHaveCount( 4 );
	await expect( feed( page ).locator( '.frontage-list__error' ) ).toHaveCount(
		0
	);
} );

test(
	'is connected in the editor, which hides a post with one press',
	{ tag: '@deep' },
	async ( { editor, expectedErrors, page } ) => {
		test.slow();
		expectedErrors.push( /status of 422/ );
		const end = await standIn( 'feeds', 'example.social' );
		try {
			await editor.create( { title: 'A feed' } );
			await editor.insert( 'Mastodon Feed' );
			const block = editor.block( 'frontage/social-feed' );
			await expect(
				block.getByText( 'This is a sample.' )
			).toBeVisible();
			const settings = await editor.openSettings();
			const address = settings.getByRole( 'textbox', {
				name: 'Address',
			} );
			await address.fill( 'https://example.social/@harbour404' );
			await expect(
				block.getByText( 'Mastodon does not know this account' ).first()
			).toBeVisible();
			await address.fill( 'https://example.social/@harbour' );
			await expect( block.getByText( 'New beans from' ) ).toBeVisible();
			await editor.page
				.getByRole( 'button', { name: 'Hide posts' } )
				.click();
			await block.getByText( 'New beans from' ).click( { force: true } );
			await expect( block.getByText( 'New beans from' ) ).toHaveCount(
				0
			);
			await settings
				.getByRole( 'checkbox', { name: /^New beans/ } )
				.check();
			await expect( block.getByText( 'New beans from' ) ).toBeVisible();
			const url = await editor.publish();
			await visit( page, url );
			await expect( page.getByText( 'New beans from' ) ).toBeVisible();
		} finally {
			await end();
		}
	}
);
