/** The owner's inbox: messages in it, and its parts. */
import { expect, type Page, type TestInfo } from '@playwright/test';
import { sitePhp } from './site-php';

const INBOX = '/wp-admin/admin.php?page=frontage-inbox';

export const whoIn = ( { testId, retry, repeatEachIndex }: TestInfo ) =>
	`q${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;

/** Stores messages as the form does, and mails the owner. */
export const write = ( who: string, words: string[], text = 'Hello there' ) =>
	sitePhp(
		`foreach ( json_decode( '${ JSON.stringify( words ) }' ) as $word ) {
			$content = array();
			foreach ( array( 'name' => array( 'text', "${ who } $word" ), 'email' => array( 'email', '${ who }@example.org' ), 'message' => array( 'textarea', "${ text }" ) ) as $name => list( $kind, $value ) ) {
				$content[] = array( 'name' => $name, 'label' => ucfirst( $name ), 'kind' => $kind, 'value' => $value );
			}
			$mail = Frontage\\Domain\\Forms\\Email::write( 'owner-${ who }@example.org', 'Contact', Frontage\\Domain\\Forms\\Email::body( $content, 0 ), '${ who }@example.org', $content );
			Frontage\\Domain\\Forms\\Inbox::process( Frontage\\Domain\\Forms\\Inbox::add( bin2hex( random_bytes( 16 ) ), 'inbox', 'Contact', 0, false, $content, array( $mail ) ) );
		}`
	);

/** Located by element: the list is hidden behind a message. */
export const row = ( page: Page, text: string ) =>
	page.locator( '.frontage-inbox tbody tr' ).filter( { hasText: text } );
export const message = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Message' } );
export const folder = ( page: Page, name: RegExp | string ) =>
	page
		.getByRole( 'navigation', { name: 'Folders' } )
		.getByRole( 'button', { name } );
export const said = ( page: Page, text: string ) =>
	expect(
		page.getByTestId( 'snackbar' ).filter( { hasText: text } ).first()
	).toBeVisible();

export async function visitInbox( page: Page, who: string, count = 3 ) {
	await page.goto( INBOX );
	await find( page, who, count );
}

/** Searches the inbox that is open, and waits for what was found: it may be all that there is. */
export async function find( page: Page, who: string, count = 3 ) {
	const found = page.waitForResponse( ( response ) =>
		response.url().includes( `search=${ who }` )
	);
	await page.getByRole( 'searchbox' ).fill( who );
	await found;
	await expect( page.locator( '.frontage-inbox [inert]' ) ).toHaveCount( 0 );
	await expect( row( page, who ) ).toHaveCount( count );
	await expect( row( page, '' ) ).toHaveCount( count );
}
