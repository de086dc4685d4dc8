/** Subscribers: searching, editing, import and export, and the texts of all forms. */
import { sitePhp } from './support/site-php';
import { expect, heading, message, test } from './support/settings';
import { expectNoAxe, expectNoOverflow } from './support/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

const TAB = '&tab=subscribers';

/**
 * Creates thirty subscribers of every status, with a unique word in their addresses.
 */
const seed = ( word: string ) =>
	sitePhp( `
		use Frontage\\Domain\\Subscribers\\{Subscriber, Subscribers};
		$make = static function ( int $from, int $to, string $provider, string $status, string $task = '', array $more = array() ): void {
			for ( $i = $from; $i <= $to; $i++ ) {
				$email = sprintf( 'p%02d.${ word }@example.org', $i );
				Subscribers::insert( new Subscriber( 0, $provider, 'local' === $provider ? '${ word }' : 'a1b2c3', $email, "Person $i", 'Müller-Lüdenscheidt', status: $status, task: $task, due: '' === $task ? 0 : time() + 90000 ) );
				Subscribers::update( Subscribers::find( $provider, 'local' === $provider ? '${ word }' : 'a1b2c3', $email )->id, $more );
			}
		};
		$make( 1, 12, 'local', 'subscribed' );
		$make( 13, 20, 'local', 'pending' );
		$make( 21, 25, 'local', 'unsubscribed' );
		$make( 26, 27, 'mailchimp', 'pending', 'deliver' );
		$make( 28, 28, 'mailchimp', 'pending', 'deliver', array( 'tries' => 2, 'problem' => 'Too Many Requests: You have exceeded the limit of 10 simultaneous connections.' ) );
		$make( 29, 29, 'mailchimp', 'pending', 'deliver', array( 'tries' => 9, 'due' => 0, 'problem' => 'API Key Invalid: Your API key may be invalid.' ) );
		$make( 30, 30, 'mailchimp', 'handed' );
		echo 'done';` );

const rowOf = ( page: Page, who: string ) =>
	page.getByRole( 'row' ).filter( { hasText: who } );
/** Searches, and waits until the list has nobody else. */
const find = async ( page: Page, words: string, people: number ) => {
	await page.getByRole( 'searchbox' ).fill( words );
	for ( const text of [ words, '@example.org' ] ) {
		await expect( rowOf( page, text ) ).toHaveCount(
			Math.min( people, 20 )
		);
	}
};
const choose = async ( page: Page, who: string, what: string ) => {
	await rowOf( page, who ).getByRole( 'button', { name: 'Actions' } ).click();
	await page.getByRole( 'menuitem', { name: what } ).click();
};

test( 'imports, exports, searches, filters, resends, edits in bulk, and shows the status of deliveries', async ( {
	owner,
	own,
} ) => {
	const word = `s${ own.slice( -8 ) }`;
	await seed( word );
	const page = await owner( TAB );
	await expect( heading( page ) ).toHaveText( 'Subscribers' );
	await expect( page.getByRole( 'main' ) ).toContainText(
		'collects addresses and nothing more'
	);
	const list = `f${ own.slice( -8 ) }`;
	await test.step( 'a file with errors by line, and the way back', async () => {
		await page.locator( 'input[type=file]' ).setInputFiles( {
			name: 'people.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from(
				`Email,First name\none.${ list }@example.org,=One\n\nno address,Two\n,Three\nthree.${ list }@example.org,Three\n`
			),
		} );
		await page.getByLabel( 'List name' ).fill( list );
		await page.getByLabel( 'All of these people have agreed' ).check();
		await page.getByRole( 'button', { name: 'Import' } ).click();
		const report = page
			.getByRole( 'status' )
			.filter( { hasText: 'added' } );
		await expect( report ).toContainText( '2 added, 0 already known.' );
		await expect( report.getByRole( 'listitem' ) ).toHaveText( [
			'Line 4: “no address” is not an email address.',
			'Line 5: no email address found.',
		] );
		await find( page, list, 2 );
		const [ file ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'button', { name: 'Export CSV' } ).click(),
		] );
		const text = await readFile( await file.path(), 'utf8' );
		expect( text.trim().split( '\n' ) ).toHaveLength( 3 );
		expect( text ).toContain( `one.${ list }@example.org,'=One` );
	} );
	await find( page, word, 30 );
	await expectNoAxe( page, '#frontage-settings' );

	await find( page, `p26.${ word }`, 1 );
	await expect( rowOf( page, 'p26' ) ).toContainText(
		'Delivery to the service: pending.'
	);
	await expect( rowOf( page, 'p26' ) ).toContainText( 'Mailchimp: a1b2c3' );
	await find( page, `p28.${ word }`, 1 );
	await expect( rowOf( page, 'p28' ) ).toContainText(
		/failed \(attempts: 2\)\. Next attempt: .* Too Many Requests: You have exceeded/
	);
	await find( page, `p29.${ word }`, 1 );
	await expect( rowOf( page, 'p29' ) ).toContainText(
		/failed\. It will not be retried automatically\. API Key Invalid: /
	);
	await choose( page, 'p29', 'Resend' );
	await expect( message( page, 'Sent to 1 person.' ) ).toBeVisible();

	await find( page, `p13.${ word }`, 1 );
	await choose( page, 'p13', 'Resend' );
	await expect
		.poll( () =>
			sitePhp(
				`echo substr_count( (string) file_get_contents( WP_CONTENT_DIR . '/mail.log' ), 'p13.${ word }@example.org' );`
			)
		)
		.toBe( '1' );
	await expect( rowOf( page, 'p13' ) ).toContainText( 'Not confirmed yet' );

	await page.getByRole( 'button', { name: 'Add filter' } ).click();
	await page.getByRole( 'menuitem', { name: 'Status' } ).click();
	await page.getByRole( 'option', { name: 'Unsubscribed' } ).click();
	await page.keyboard.press( 'Escape' );
	await find( page, word, 5 );
	await page.getByRole( 'button', { name: 'Reset', exact: true } ).click();
	// It empties the search too, a moment later.
	await expect( page.getByRole( 'searchbox' ) ).toHaveValue( '' );

	// Not the words from before: DataViews hears the same ones only if the box was empty for a quarter of a second.
	await find( page, `.${ word }@`, 30 );
	const all = page.getByRole( 'checkbox', { name: 'Select all' } ).first();
	await all.click();
	await expect( all ).toBeChecked();
	await page
		.getByRole( 'button', { name: 'Unsubscribe', exact: true } )
		.click();
	await expect( message( page, 'people unsubscribed.' ) ).toBeVisible();
} );

test( 'messages for all forms are saved and shown, and a test email is sent, on a phone', async ( {
	owner,
	open,
	own,
} ) => {
	const page = await owner( '&tab=forms', {
		viewport: { width: 390, height: 844 },
	} );
	await expectNoOverflow( page );
	const boxes = page.locator( '.frontage-forms__words textarea' );
	await expect( boxes ).toHaveCount( 28 );
	expect(
		await boxes.evaluateAll( ( all ) =>
			all.filter( ( box ) => ! box.getAttribute( 'placeholder' )?.trim() )
		)
	).toEqual( [] );
	await expect(
		page.getByRole( 'textbox', { name: 'Not a number' } )
	).toHaveAttribute( 'placeholder', 'Enter a number.' );
	await page.getByRole( 'button', { name: 'Send test email' } ).click();
	await expect(
		page.getByRole( 'status' ).getByText( 'Sent to' )
	).toBeVisible();
	await page
		.getByRole( 'textbox', { name: 'Required field is empty' } )
		.fill( 'Say something here.' );
	await expectNoAxe( page, '#frontage-settings' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( message( page, 'Settings saved.' ) ).toBeVisible();
	const visitor = await open( {}, { frontage_env_settings: own } );
	await visitor.goto( '/modules/newsletter/' );
	const form = visitor.locator(
		'.frontage-newsletter.is-row form:has([name=et_firstname])'
	);
	await form.getByRole( 'button' ).click();
	await expect( form ).toContainText( 'Say something here.' );
} );
