/** Frontage asks for a review. */
import { become } from './support/people';
import { expect, expectNoAxe, test } from './support/test';

test( 'asks on its own screen, saves and lists the review; the popup removes its parameter', async ( {
	admin,
	open,
} ) => {
	const owner = await open();
	await admin.goto( '/wp-admin/' );
	await become( admin, owner, 'administrator', `owner${ Date.now() }` );
	await owner.goto( '/wp-admin/admin.php?page=frontage&tab=feedback' );
	const box = owner.getByRole( 'region', {
		name: 'Feedback',
		exact: true,
	} );
	await expect(
		box.getByRole( 'group' ).getByRole( 'button' )
	).not.toHaveCount( 0 );
	await expect( owner.getByText( 'No feedback yet.' ) ).toBeVisible();

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
	await expect( box ).toHaveCount( 0 );
} );

test( 'closes permanently', async ( { admin, open } ) => {
	const owner = await open();
	await admin.goto( '/wp-admin/' );
	await become( admin, owner, 'administrator', `closer${ Date.now() }` );
	await owner.goto( '/wp-admin/admin.php?page=frontage&tab=status' );
	const box = owner.getByRole( 'region', {
		name: 'Feedback',
		exact: true,
	} );
	const answer = owner.waitForResponse( /frontage_close_review/ );
	await box.getByRole( 'button', { name: 'Dismiss permanently' } ).click();
	await expect( box ).toHaveCount( 0 );
	await answer;
	const asked = owner.waitForResponse( /frontage_reviews/ );
	await owner.reload();
	expect( ( await ( await asked ).json() ).asks ).toBe( false );
	await expect( box ).toHaveCount( 0 );
} );
