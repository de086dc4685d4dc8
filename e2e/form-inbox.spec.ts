/** The owner's inbox: reading, answering and moving messages, keyboard use, and paper. */
import { seriousFindings } from './support/axe';
import { mailsTo } from './support/forms';
import {
	find,
	folder,
	message,
	row,
	said,
	visitInbox,
	whoIn,
	write,
} from './support/inbox';
import { expect, test } from './support/test';

test( 'an owner follows the link in the email, answers, and sees what happened, on phones and paper too', async ( {
	admin,
}, info ) => {
	const who = whoIn( info );
	await write( who, [ 'One' ], `Hello there ${ 'W'.repeat( 300 ) }` );
	const [ mail ] = await mailsTo( `owner-${ who }@example.org` );
	const link = /https?:\S+entry=\d+/.exec( mail!.message )![ 0 ];
	await admin.goto( new URL( link ).pathname + new URL( link ).search );
	const open = message( admin );
	await expect( open ).toContainText( `${ who } One` );
	await expect( open ).toContainText(
		`Email to owner-${ who }@example.org handed to the mail server.`
	);
	await expect( open ).not.toContainText( /delivered/i );
	await open.getByRole( 'button', { name: 'Reply' } ).click();
	await expect( open.getByLabel( 'Your reply' ) ).toBeFocused();
	await admin.keyboard.type( '<b>Yes</b>, gladly.' );
	await open
		.getByRole( 'checkbox', { name: 'Quote the message below the reply' } )
		.check();
	expect( await seriousFindings( admin, '.frontage-inbox' ) ).toEqual( [] );
	await test.step( 'phones, the other direction, and paper', async () => {
		const overflow = () =>
			admin.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			);
		await admin.setViewportSize( { width: 390, height: 844 } );
		await expect.poll( overflow ).toBe( 0 );
		await admin.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		// One pixel is of WordPress's menu, whose styles are those of the other direction here.
		await expect.poll( overflow ).toBeLessThanOrEqual( 1 );
		await admin.emulateMedia( { media: 'print' } );
		await expect( message( admin ) ).toContainText( 'WWW' );
		for ( const gone of [ 'toolbar', 'reply', 'notes' ] ) {
			await expect(
				admin.locator( `.frontage-message__${ gone }` )
			).toBeHidden();
		}
		await expect( admin.locator( '#adminmenumain' ) ).toBeHidden();
		await admin.emulateMedia( { media: null } );
		await admin.setViewportSize( { width: 1280, height: 800 } );
		await admin.evaluate( () => {
			document.documentElement.dir = 'ltr';
		} );
	} );
	await open.getByRole( 'button', { name: 'Send reply' } ).click();
	await said( admin, `Reply to ${ who }@example.org handed` );
	await expect( open.locator( 'article' ) ).toContainText(
		'<b>Yes</b>, gladly.'
	);
	const replies = await mailsTo( `${ who }@example.org` );
	expect( replies ).toHaveLength( 1 );
	expect( replies[ 0 ]!.message ).toMatch(
		/^<b>Yes<\/b>, gladly\.\s+Your message of .*> Message: Hello there/s
	);
	expect( replies[ 0 ]!.headers ).toContain(
		`Reply-To: owner-${ who }@example.org`
	);
	await open.getByRole( 'button', { name: 'All messages' } ).click();
	await expect( row( admin, who ) ).toContainText( 'Answered' );
	expect( await seriousFindings( admin, '.frontage-inbox' ) ).toEqual( [] );
} );

test(
	'messages can be processed by keyboard, with announcements and Undo; the list is limited to days',
	{ tag: '@deep' },
	async ( { admin }, info ) => {
		const who = whoIn( info );
		await write( who, [ 'One', 'Two', 'Three' ] );
		// An old address of the inbox.
		await admin.goto( '/wp-admin/admin.php?page=frontage&tab=entries' );
		await expect( admin ).toHaveURL( /page=frontage-inbox/ );
		await find( admin, who );
		const bubble = admin.locator( '#adminmenu .frontage-unread' );
		await expect( bubble ).toHaveClass( /count-[1-9]/ );
		const received = admin.getByLabel( 'Received' );
		await received.selectOption( { label: 'Today' } );
		await expect( row( admin, who ) ).toHaveCount( 3 );
		await received.selectOption( { label: 'From … to …' } );
		await admin.getByLabel( 'To', { exact: true } ).fill( '2020-01-31' );
		await expect( row( admin, who ) ).toHaveCount( 0 );
		await received.selectOption( { label: 'Any time' } );
		await expect( row( admin, who ) ).toHaveCount( 3 );
		const trash = async ( text: string ) => {
			await row( admin, text )
				.getByRole( 'button', { name: 'Actions' } )
				.press( 'Enter' );
			// A menu takes the focus when it has opened.
			await expect(
				admin.locator( '[role=menu]:focus-within' )
			).not.toHaveCount( 0 );
			await admin
				.getByRole( 'menuitem', { name: 'Move to trash' } )
				.focus();
			await admin.keyboard.press( 'Enter' );
			await expect( row( admin, text ) ).toHaveCount( 0 );
		};
		const link = ( text: string ) =>
			row( admin, text ).getByRole( 'link', { name: who } );
		await trash( `${ who } Two` );
		await said( admin, '1 message moved to the trash.' );
		await expect( link( `${ who } One` ) ).toBeFocused();
		await admin.getByRole( 'button', { name: 'Undo' } ).press( 'Enter' );
		await expect( row( admin, `${ who } Two` ) ).toContainText(
			'(unread)'
		);
		await link( `${ who } Two` ).press( 'Enter' );
		await expect(
			message( admin ).getByRole( 'heading', { level: 2 } )
		).toBeFocused();
		await admin.keyboard.press( 'j' );
		await expect( message( admin ) ).toContainText( `${ who } One` );
		await admin.keyboard.press( 'k' );
		await expect( message( admin ) ).toContainText( `${ who } Two` );
		await message( admin ).getByLabel( 'Notes' ).press( 'j' );
		await expect( message( admin ).getByLabel( 'Notes' ) ).toHaveValue(
			'j'
		);
		await admin.goBack();
		await admin.goBack();
		await admin.goBack();
		await expect( row( admin, who ).first() ).toBeVisible();
		await expect( row( admin, `${ who } Two` ) ).not.toContainText(
			'(unread)'
		);
		await expect( row( admin, `${ who } Three` ) ).toContainText(
			'(unread)'
		);
		await row( admin, `${ who } Two` ).getByRole( 'link' ).click();
		await message( admin )
			.getByRole( 'button', { name: 'Mark as unread' } )
			.click();
		await expect( row( admin, `${ who } Two` ) ).toContainText(
			'(unread)'
		);
	}
);

test(
	'nothing that a visitor wrote is HTML; spam is found in its folder, and deleted only from the trash',
	{ tag: '@deep' },
	async ( { admin }, info ) => {
		const who = whoIn( info );
		await write(
			who,
			[ '<img src=x onerror=document.title=1>' ],
			'<script>document.title=1</script><b>bold</b>'
		);
		await visitInbox( admin, who, 1 );
		await expect( row( admin, who ).locator( 'img, b' ) ).toHaveCount( 0 );
		await row( admin, who ).getByRole( 'link' ).click();
		await expect( message( admin ) ).toContainText( '<b>bold</b>' );
		await expect(
			message( admin ).locator( 'img, b, script' )
		).toHaveCount( 0 );
		expect( await admin.title() ).toContain( 'Messages' );
		const tool = ( name: string ) =>
			message( admin ).getByRole( 'button', { name, exact: true } );
		await tool( 'Spam' ).click();
		await expect( row( admin, who ) ).toHaveCount( 0 );
		await folder( admin, /^Spam \(/ ).click();
		await row( admin, who ).getByRole( 'link' ).click();
		await expect( message( admin ) ).toContainText( 'Marked as spam by' );
		await expect( tool( 'Delete permanently' ) ).toHaveCount( 0 );
		await tool( 'Move to trash' ).click();
		await folder( admin, /^Trash \(/ ).click();
		await row( admin, who ).getByRole( 'link' ).click();
		await tool( 'Delete permanently' ).click();
		await admin
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await said( admin, '1 message permanently deleted.' );
		await expect( row( admin, who ) ).toHaveCount( 0 );
	}
);
