/** Frontage asks for a review. */
import type { Page } from '@playwright/test';
import { become } from './support/people';
import { publishPosts } from './support/posts';
import { expect, expectNoAxe, test } from './support/test';

test.use( { held: 120 } );

/** Publishes three posts with a block, dated eight days ago: the owner has used Frontage. */
async function useForSomeDays( admin: Page ): Promise< void > {
	const date = new Date( Date.now() - 8 * 24 * 3600e3 );
	await publishPosts(
		admin,
		[ 1, 2, 3 ].map( ( number ) => ( {
			title: `In use ${ number }`,
			content: '<!-- wp:frontage/like-button /-->',
			date_gmt: date.toISOString().slice( 0, 19 ),
		} ) )
	);
}

test( 'saves and lists the review; the popup removes its parameter', async ( {
	admin,
	open,
} ) => {
	const owner = await open();
	await admin.goto( '/wp-admin/' );
	await become( admin, owner, 'administrator', `owner${ Date.now() }` );
	await owner.goto( '/wp-admin/admin.php?page=frontage&tab=feedback' );
	await expect( owner.getByText( 'No feedback yet.' ) ).toBeVisible();
	await owner.getByRole( 'button', { name: 'Give feedback' } ).click();
	await expect( owner.getByRole( 'dialog' ) ).toBeVisible();
	await owner.keyboard.press( 'Escape' );
	await expect( owner.getByRole( 'dialog' ) ).toBeHidden();

	await owner.goto(
		'/wp-admin/admin.php?page=frontage&tab=feedback&wkit_user_review=1'
	);
	const popup = owner.getByRole( 'dialog', {
		name: 'How do you like Frontage?',
	} );
	await popup.getByRole( 'button', { name: 'I don’t like it' } ).click();
	const words = popup.getByLabel( 'Your feedback' );
	await words.fill( '  ' );
	await popup.getByRole( 'button', { name: 'Save feedback' } ).click();
	await expect( words ).toHaveAttribute(
		'placeholder',
		'Please Enter feedback'
	);
	await expect( words ).toHaveAttribute( 'aria-invalid', 'true' );
	await words.fill( 'Too quiet.' );
	await expect( words ).toHaveAttribute( 'aria-invalid', 'false' );
	await expectNoAxe( owner, '.frontage-review' );
	await popup.getByRole( 'button', { name: 'Save feedback' } ).click();
	await expect( popup ).toBeHidden();
	await expect( owner ).not.toHaveURL( /wkit_user_review/ );
	await owner.reload();
	const row = owner.getByRole( 'row' ).filter( { hasText: 'Too quiet.' } );
	await expect( row ).toContainText( '3 of 3' );
} );

test(
	'asks on one tab only, and closes permanently',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		const owner = await open();
		await admin.goto( '/wp-admin/' );
		await become( admin, owner, 'administrator', `closer${ Date.now() }` );
		await useForSomeDays( admin );
		const box = owner.getByRole( 'region', {
			name: 'Feedback',
			exact: true,
		} );
		await owner.goto( '/wp-admin/admin.php?page=frontage' );
		await expect(
			box.getByRole( 'group' ).getByRole( 'button' )
		).not.toHaveCount( 0 );
		await owner
			.getByRole( 'navigation', { name: 'Frontage' } )
			.getByRole( 'link', { name: 'Status' } )
			.click();
		await expect( owner ).toHaveURL( /tab=status/ );
		await expect( box ).toHaveCount( 0 );
		await owner.goBack();
		const answer = owner.waitForResponse( /frontage_close_review/ );
		await box
			.getByRole( 'button', { name: 'Dismiss permanently' } )
			.click();
		await expect( box ).toHaveCount( 0 );
		await answer;
		const asked = owner.waitForResponse( /frontage_reviews/ );
		await owner.reload();
		expect( ( await ( await asked ).json() ).asks ).toBe( false );
		await expect( box ).toHaveCount( 0 );
	}
);
