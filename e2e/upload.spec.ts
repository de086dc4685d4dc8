/** File uploads by visitors: in a form and on their own, with and without JavaScript, valid and invalid. */
import { publishPage } from './support/modal';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';
import { file, filesOf, PDF } from './support/uploads';
import type { Locator, Page } from '@playwright/test';

const PHP = '<?php echo 1;';

const upload = ( attributes: object ) =>
	`<!-- wp:frontage/upload ${ JSON.stringify( attributes ) } /-->`;

/** Drops a file on an element, or pastes it there. */
const give = ( place: Locator, kind: 'drop' | 'paste', name: string ) =>
	place.evaluate(
		( element, [ type, called, content ] ) => {
			const data = new DataTransfer();
			data.items.add( new File( [ content ], called ) );
			const init = { bubbles: true, cancelable: true };
			element.dispatchEvent(
				type === 'drop'
					? new DragEvent( type, { ...init, dataTransfer: data } )
					: new ClipboardEvent( type, {
							...init,
							clipboardData: data,
						} )
			);
		},
		[ kind, name, PDF ] as const
	);

test.describe( 'in a form', () => {
	test.use( { expectedErrors: [ /ERR_FAILED|status of 4\d\d/ ] } );

	test( 'files are selected, dropped, pasted, rejected, removed, retried and sent', async ( {
		admin,
		narrow: page,
	} ) => {
		const who = `Filer ${ Date.now() }`;
		const url = await publishPage(
			admin,
			`<!-- wp:frontage/form {"formId":"up${ Date.now() }","title":"Application"} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /--><!-- wp:frontage/field-file {"label":"Drawings","name":"drawings","count":4,"size":100,"types":"pdf, jpg"} /--><!-- /wp:frontage/form -->`
		);
		await visit( page, url );
		await page.getByLabel( 'Name' ).fill( who );
		const box = page.locator( '.frontage-files' );
		const said = box.getByRole( 'status' );
		const input = page.getByLabel( 'Drawings' );
		await expect( box ).toContainText(
			'Choose, drop, or paste files here.'
		);

		const removeAll = async () => {
			await box.getByRole( 'button', { name: /^Remove/ } ).click();
			await expect( box.getByRole( 'listitem' ) ).toHaveCount( 0 );
		};
		for ( const [ bad, message ] of [
			[
				file( 'a.pdf', PDF.repeat( 2500 ) ),
				'Invalid File Size: 100 Kilobytes Max',
			],
			[ file( 'a.pdf', '' ), 'This file is empty: a.pdf' ],
			[
				file( 'a.php', PHP ),
				'Invalid File Type: a.php. Allowed: PDF, JPG.',
			],
			[
				file( 'a.pdf.exe' ),
				'Invalid File Type: a.pdf.exe. Allowed: PDF, JPG.',
			],
			[ file( 'a"b.pdf' ), 'Invalid File Name: a"b.pdf' ],
			[
				file( 'a.svg', '<svg/>' ),
				'Invalid File Type: a.svg. Allowed: PDF, JPG.',
			],
		] as const ) {
			await input.setInputFiles( bad );
			await expect( said ).toHaveText( message );
			await expect( box.getByRole( 'listitem' ) ).toContainText(
				message
			);
			await removeAll();
		}
		// Only the server can detect these.
		for ( const bad of [ file( 'a.pdf', PHP ), file( 'a.jpg' ) ] ) {
			const answered = page.waitForResponse(
				( answer ) => ! answer.ok()
			);
			await input.setInputFiles( bad );
			expect( ( await answered ).status() ).toBe( 415 );
			await expect( said ).toHaveText(
				`Invalid File Type: ${ bad.name }. Allowed: PDF, JPG.`
			);
			await expect( box.getByRole( 'listitem' ) ).toHaveAttribute(
				'data-state',
				'refused'
			);
			await expectNoAxe( page, '.frontage-form' );
			await removeAll();
		}

		// The good ones are kept, and nobody is thanked for the other.
		await input.setInputFiles( [
			file( 'my-site.com.pdf' ),
			file( 'large.pdf', PDF.repeat( 2500 ) ),
		] );
		await expect(
			box.getByRole( 'listitem' ).filter( { hasText: 'my-site' } )
		).toHaveAttribute( 'data-state', 'sent' );
		await page.getByRole( 'button', { name: 'Send' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Remove the files that were not accepted'
		);
		await page.getByRole( 'button', { name: 'Remove large.pdf' } ).click();
		await removeAll();

		await input.setInputFiles( file( 'one.pdf' ) );
		await expect( said ).toHaveText( '1 of 1 files sent' );
		await give( box, 'drop', 'two.pdf' );
		await expect( said ).toHaveText( '2 of 2 files sent' );
		await give( input, 'paste', 'three.pdf' );
		await expect( said ).toHaveText( '3 of 3 files sent' );
		await expectNoAxe( page, '.frontage-form' );
		await expectNoOverflow( page );

		await page.getByRole( 'button', { name: 'Remove two.pdf' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Remove three.pdf' } )
		).toBeFocused();

		await page.route( /admin-ajax/, ( route ) => route.abort() );
		await input.setInputFiles( file( 'four.pdf' ) );
		await expect( said ).toHaveText( 'Network Error' );
		await page.unroute( /admin-ajax/ );
		await box.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( said ).toHaveText( '3 of 3 files sent' );

		const posted = page.waitForRequest(
			( request ) => request.method() === 'POST' && request.url() === url
		);
		await page.getByRole( 'button', { name: 'Send' } ).click();
		expect( ( await posted ).postData() ).not.toContain( '%PDF' );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( await filesOf( who ) ).toEqual( [
			'one.pdf, three.pdf, four.pdf',
		] );
	} );
} );

test(
	'an author inserts an upload, a visitor sends a file, the owner receives it',
	{ tag: '@deep' },
	async ( { editor, admin, page } ) => {
		const name = `drawing-${ Date.now() }.pdf`;
		await editor.create( { title: 'Upload' } );
		await editor.insert( 'Upload' );
		await editor
			.block( 'frontage/upload' )
			.getByLabel( 'Label' )
			.fill( 'Your plans' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Allowed file types' ).fill( 'pdf' );
		await visit( page, await editor.publish() );
		const input = page.getByLabel( 'Your plans' );
		await page.getByRole( 'button', { name: 'Send files' } ).click();
		await expect( page.getByRole( 'status' ) ).toHaveText(
			'Choose a file first.'
		);
		await input.setInputFiles( file( name ) );
		await expect( page.getByRole( 'status' ) ).toHaveText(
			'1 of 1 files sent'
		);
		await expectNoAxe( page, '.frontage-upload' );
		await page.getByRole( 'button', { name: 'Send files' } ).dblclick();
		await expect(
			page.getByText( 'Your files have been sent' )
		).toBeFocused();
		expect( await filesOf( name ) ).toEqual( [ name ] );
		await admin.goto( '/wp-admin/admin.php?page=frontage&tab=entries' );
		await admin
			.getByRole( 'row' )
			.filter( { hasText: name } )
			.getByRole( 'link' )
			.click();
		await expect(
			admin.getByRole( 'region', { name: 'Message' } )
		).toContainText( name );
	}
);

test( 'a file is sent with the form without script, and stays while it is corrected', async ( {
	admin,
	noJs,
} ) => {
	const name = `scan-${ Date.now() }.pdf`;
	const sent = async ( page: Page ) => {
		await page.getByLabel( 'Scans' ).setInputFiles( file( name ) );
		await page.getByRole( 'button', { name: 'Send' } ).click();
	};
	await visit(
		noJs,
		await publishPage(
			admin,
			upload( { uploadId: `nojs${ Date.now() }`, label: 'Scans' } )
		)
	);
	await sent( noJs );
	await expect( noJs.getByText( 'Your files have been sent' ) ).toBeVisible();
	await expect( noJs.getByLabel( 'Scans' ) ).toBeHidden();
	expect( await filesOf( name ) ).toEqual( [ name ] );

	await visit(
		noJs,
		await publishPage(
			admin,
			`<!-- wp:frontage/form {"formId":"nojs${ Date.now() }","title":"Scans"} --><!-- wp:frontage/field-file {"label":"Scans","name":"scans","required":true} /--><!-- /wp:frontage/form -->`
		)
	);
	await sent( noJs );
	const thanks = noJs.getByText( 'Thank you' );
	const kept = noJs.getByRole( 'checkbox', { name } );
	await expect( kept ).toBeChecked();
	await expect( async () => {
		await expect( thanks.or( kept ) ).toBeVisible();
		if ( await kept.isVisible() ) {
			await noJs.getByRole( 'button', { name: 'Send' } ).click();
		}
		await expect( thanks ).toBeVisible( { timeout: 1000 } );
	} ).toPass();
	expect( await filesOf( name ) ).toEqual( [ name, name ] );
} );
