/** The owner's inbox with a bad connection. */
import { mailsTo } from './support/forms';
import {
	folder,
	message,
	row,
	said,
	visitInbox,
	whoIn,
	write,
} from './support/inbox';
import { expect, test } from './support/test';

test.describe( 'offline', () => {
	test.use( { expectedErrors: [ /ERR_INTERNET_DISCONNECTED/ ] } );
	test(
		'a message that leaves its list stays open, and a lost connection loses nothing',
		{ tag: '@deep' },
		async ( { admin }, info ) => {
			const who = whoIn( info );
			await write( who, [ 'One', 'Two', 'Three' ] );
			await visitInbox( admin, who );
			const loaded = admin.waitForResponse( /state=new/ );
			await folder( admin, /^Unread/ ).click();
			await loaded;
			// A list that loads is inert: it takes no keys.
			await expect(
				admin.locator( '.frontage-inbox [inert]' )
			).toHaveCount( 0 );
			await expect( row( admin, who ) ).toHaveCount( 3 );
			await row( admin, `${ who } Two` )
				.getByRole( 'link' )
				.press( 'Enter' );
			await expect( row( admin, `${ who } Two` ) ).toHaveCount( 0 );
			const open = message( admin );
			await expect( open ).toContainText( 'What happened' );
			await open.getByRole( 'button', { name: 'Reply' } ).click();
			await admin.context().setOffline( true );
			await open
				.getByLabel( 'Your reply' )
				.fill( 'Typed before the tunnel' );
			await open.getByRole( 'button', { name: 'Send reply' } ).click();
			await expect( open ).toContainText(
				/has not been sent.*Your site cannot be reached/
			);
			await open.getByLabel( 'Notes' ).fill( 'Called back' );
			await open.getByRole( 'button', { name: 'All messages' } ).click();
			await said( admin, 'Your notes have not been saved' );
			await expect(
				row( admin, `${ who } One` ).getByRole( 'link' )
			).toBeFocused();
			await row( admin, `${ who } One` ).getByRole( 'checkbox' ).check();
			await admin
				.locator( '.frontage-inbox' )
				.getByRole( 'button', { name: 'Spam', exact: true } )
				.last()
				.click();
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
			await folder( admin, 'Inbox' ).click();
			await row( admin, `${ who } Two` ).getByRole( 'link' ).click();
			await expect( open.getByLabel( 'Your reply' ) ).toHaveValue(
				'Typed before the tunnel'
			);
			await open.getByRole( 'button', { name: 'Send reply' } ).click();
			await said( admin, `Reply to ${ who }@example.org handed` );
			expect( await mailsTo( `${ who }@example.org` ) ).toHaveLength( 1 );
		}
	);
} );
