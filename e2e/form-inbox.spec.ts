/** The submissions screen: keyboard use, the open submission, and a bad connection. */
import { sitePhp } from './support/site-php';
import { expect, test } from './support/test';
import type { Page, TestInfo } from '@playwright/test';

const whoIn = ( { testId, retry, repeatEachIndex }: TestInfo ) =>
	`q${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;

const write = ( who: string, words: string[] ) =>
	sitePhp(
		`foreach ( ${ JSON.stringify( words ).replace( '[', 'array(' ).replace( ']', ')' ) } as $word ) { Frontage\\Domain\\Forms\\Entries::add( bin2hex( random_bytes( 16 ) ), 'inbox', 'Contact', 0, 'new', array( array( 'name' => 'message', 'label' => 'Message', 'kind' => 'textarea', 'value' => "${ who } $word" ) ), array() ); }`
	);

/** Located by element: behind a dialog they have no role. */
const row = ( page: Page, text: string ) =>
	page.locator( '.frontage-inbox tbody tr' ).filter( { hasText: text } );

async function visitInbox( page: Page, who: string ) {
	await page.goto( '/wp-admin/admin.php?page=frontage&tab=entries' );
	await page.getByRole( 'searchbox' ).fill( who );
	await expect( row( page, who ) ).toHaveCount( 3 );
	await expect( row( page, '' ) ).toHaveCount( 3 );
}

test( 'messages can be processed by keyboard, with announcements', async ( {
	admin,
}, info ) => {
	const who = whoIn( info );
	await write( who, [ 'One', 'Two', 'Three' ] );
	await visitInbox( admin, who );
	const trash = async ( text: string ) => {
		await row( admin, text )
			.getByRole( 'button', { name: 'Actions' } )
			.press( 'Enter' );
		await admin.getByRole( 'menuitem', { name: 'Move to trash' } ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect( row( admin, text ) ).toHaveCount( 0 );
	};
	const open = ( text: string ) =>
		row( admin, text ).getByRole( 'button', { name: 'Open' } );
	await trash( `${ who } Two` );
	await expect(
		admin.getByText( '1 message moved to the trash.' ).first()
	).toBeVisible();
	await expect( open( `${ who } One` ) ).toBeFocused();
	await trash( `${ who } One` );
	await expect( open( `${ who } Three` ) ).toBeFocused();
	await row( admin, who ).getByRole( 'checkbox' ).check();
	await admin
		.getByRole( 'button', { name: 'Mark as read' } )
		.press( 'Enter' );
	await expect( row( admin, who ) ).toContainText( 'Read' );
	await expect(
		admin.getByText( '1 message marked as read.' ).first()
	).toBeVisible();
	await expect(
		admin.locator( '.frontage-inbox :focus, .frontage-inbox:focus' )
	).toHaveCount( 1 );
} );

test.describe( 'offline', () => {
	test.use( { expectedErrors: [ /ERR_INTERNET_DISCONNECTED/ ] } );
	test( 'a message that leaves its list stays open, and a lost connection loses nothing', async ( {
		admin,
	}, info ) => {
		const who = whoIn( info );
		await write( who, [ 'One', 'Two', 'Three' ] );
		await visitInbox( admin, who );
		await admin.getByRole( 'button', { name: 'Add filter' } ).click();
		await admin.getByRole( 'menuitem', { name: 'Status' } ).click();
		await admin.getByRole( 'option', { name: 'New' } ).click();
		await admin.keyboard.press( 'Escape' );
		await row( admin, `${ who } Two` )
			.getByRole( 'button', { name: 'Open' } )
			.press( 'Enter' );
		await expect( row( admin, `${ who } Two` ) ).toHaveCount( 0 );
		const details = admin.getByRole( 'dialog' );
		await expect( details ).toContainText( `${ who } Two` );
		await admin.context().setOffline( true );
		await details.getByLabel( 'Notes' ).fill( 'Called back' );
		await admin.keyboard.press( 'Escape' );
		await expect( details ).toBeHidden();

		await expect(
			row( admin, `${ who } One` ).getByRole( 'button', { name: 'Open' } )
		).toBeFocused();
		await expect(
			admin
				.getByTestId( 'snackbar' )
				.filter( { hasText: 'Your notes have not been saved' } )
		).toContainText( 'Your site cannot be reached.' );
		await row( admin, `${ who } One` ).getByRole( 'checkbox' ).check();
		await admin.getByRole( 'button', { name: 'Spam' } ).click();
		await expect(
			admin.getByText( 'The messages could not be loaded.' ).first()
		).toBeVisible();
		await expect( row( admin, who ) ).toHaveCount( 2 );
		await admin.context().setOffline( false );
		await admin.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			admin.getByRole( 'button', { name: 'Try again' } )
		).toBeHidden();
		await expect(
			row( admin, `${ who } One` ).getByRole( 'checkbox' )
		).toBeChecked();
	} );
} );
