/** The Tools tab: export, import with a dry run, undo, old data, removal. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';
import { sitePhp } from './support/site-php';

const TAB = '/wp-admin/admin.php?page=frontage&tab=tools';

const open = async ( page: Page ) => {
	await visit( page, TAB );
	await expect(
		page.getByRole( 'region', { name: 'Import' } )
	).toBeVisible();
};

const file = ( content: unknown, name = 'export.json' ) => ( {
	name,
	mimeType: 'application/json',
	buffer: Buffer.from(
		typeof content === 'string' ? content : JSON.stringify( content )
	),
} );

/**
 * Returns an import file with one setting of the sticky header.
 *
 * @param offset Any value.
 * @param more   Other properties of the feature.
 */
const withOffset = ( offset: unknown, more: object = {} ) => ( {
	format: 'frontage-export',
	version: 1,
	parts: {
		settings: { values: { 'sticky-header': { offset, ...more } } },
	},
} );

const choose = ( page: Page, content: unknown, name?: string ) =>
	page.locator( 'input[type=file]' ).setInputFiles( file( content, name ) );

const offset = async () =>
	Number(
		await sitePhp(
			'echo Frontage\\Base\\Settings\\Options::get( "sticky-header", "offset" );'
		)
	);

test( 'exports a file, previews its changes, imports it and undoes the import', async ( {
	admin,
	expectedErrors,
} ) => {
	expectedErrors.push( /400/ );
	await open( admin );
	const imports = admin.getByRole( 'region', { name: 'Import' } );
	const button = imports.getByRole( 'button', {
		name: 'Import',
		exact: true,
	} );
	const skipped = admin.getByRole( 'table', { name: 'Skipped' } );
	const result = admin.locator( '.frontage-result' );
	const saving = admin.waitForEvent( 'download' );
	await admin.getByRole( 'button', { name: 'Save as file' } ).click();
	const saved = await saving;
	expect( saved.suggestedFilename() ).toMatch( /^frontage-.+\.json$/ );
	const content = JSON.parse( await readFile( await saved.path(), 'utf8' ) );
	const before = content.parts.settings.values[ 'sticky-header' ].offset;
	expect( Object.keys( content.parts ) ).toEqual( [
		'settings',
		'presets',
		'overlays',
		'counters',
	] );

	await test.step( 'a file that cannot be read', async () => {
		await choose(
			admin,
			'{"format":"frontage-export","version":1,"version":1}'
		);
		const notice = admin.locator( '.frontage-error' );
		await expect( notice ).toContainText( 'Nothing was changed' );
		await expect( notice.locator( 'code' ) ).toContainText( 'version' );
		await expect( notice ).toContainText( /twice/ );
		await expect( result ).toBeFocused();
	} );

	await test.step( 'a huge file is not sent', async () => {
		const sent: string[] = [];
		admin.on( 'request', ( request ) => sent.push( request.method() ) );
		await choose( admin, ' '.repeat( 4 * 1024 * 1024 + 1 ) );
		await expect( admin.locator( '.frontage-error' ) ).toContainText(
			'larger than 4 MB'
		);
		expect( sent ).not.toContain( 'POST' );
	} );

	await test.step( 'each rejected line is listed, and none of the others imported', async () => {
		const values = {
			'sticky-header': { offset: before + 1 },
			'like-button': { postfix: '<img src=x onerror=alert(1)>' },
			mailchimp: { api_key: 'swordfish' },
		};
		await choose( admin, {
			...withOffset( 0 ),
			parts: { settings: { values } },
		} );
		const line = ( text: string ) =>
			admin
				.getByRole( 'table', { name: 'Rejected' } )
				.getByRole( 'row' )
				.filter( { hasText: text } );
		await expect( line( 'like-button.postfix' ) ).toContainText(
			'This value contains HTML'
		);
		await expect( line( 'mailchimp.api_key' ) ).toContainText(
			'cannot be imported'
		);
		await expect( button ).toBeDisabled();
		await expect( admin.locator( '#frontage-settings' ) ).not.toContainText(
			'swordfish'
		);
		await expectNoAxe( admin, '.frontage-app__tab' );
	} );

	await test.step( 'a dropped file, on a phone', async () => {
		const dropped = await admin.evaluateHandle(
			( text ) => {
				const transfer = new DataTransfer();
				transfer.items.add(
					new File( [ text ], 'dropped.json', {
						type: 'application/json',
					} )
				);
				return transfer;
			},
			JSON.stringify( withOffset( 123, { nothing: 1 } ) )
		);
		for ( const event of [ 'dragenter', 'dragover', 'drop' ] ) {
			await admin
				.locator( '.frontage-drop .components-drop-zone' )
				.dispatchEvent( event, { dataTransfer: dropped } );
		}
		await expect(
			admin.getByRole( 'heading', {
				name: 'Import preview: “dropped.json”',
			} )
		).toBeVisible();
		await expect( skipped ).toBeVisible();
		await admin.setViewportSize( { width: 390, height: 844 } );
		await expectNoOverflow( admin );
		await expectNoAxe( admin, '.frontage-app__tab' );
		await admin.setViewportSize( { width: 1280, height: 800 } );
		await admin.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( admin.locator( '.frontage-dry-run' ) ).toHaveCount( 0 );
	} );

	await test.step( 'the file with a change', async () => {
		// Of the whole site, and so no more than what no other test changes.
		content.parts = withOffset( before + 1 ).parts;
		content.parts.settings.values[ 'no-such-module' ] = { colour: 'red' };
		await choose( admin, content, 'mine.json' );
		await expect(
			admin
				.getByRole( 'table', { name: 'Changes' } )
				.getByRole( 'row' )
				.filter( { hasText: 'sticky-header.offset' } )
		).toContainText( `${ before }${ before + 1 }` );
		await expect( skipped ).toContainText( 'no-such-module.colour' );
		await expect( result ).toBeFocused();
		expect( await offset() ).toBe( before );
		await button.click();
		await expect(
			admin.getByText( 'Imported “mine.json”. Changes: 1.' ).first()
		).toBeVisible();
		expect( await offset() ).toBe( before + 1 );
		await admin.getByRole( 'button', { name: 'Undo import' } ).click();
		await expect(
			admin.getByText( 'The last import was undone.' ).first()
		).toBeVisible();
		await expect(
			admin.getByRole( 'button', { name: 'Undo import' } )
		).toHaveCount( 0 );
		expect( await offset() ).toBe( before );
	} );
} );

test( 'imports old likes once', { tag: '@deep' }, async ( { admin } ) => {
	const post = await sitePhp(
		'$id = wp_insert_post( array( "post_title" => "Old", "post_status" => "publish" ) ); add_post_meta( $id, "_zilla_likes", "41" ); echo $id;'
	);
	await open( admin );
	const section = admin.getByRole( 'region', {
		name: 'Data from older plugins',
	} );
	await expect( section ).toContainText( 'Counters to increase' );
	await section
		.getByRole( 'button', { name: 'Import', disabled: false } )
		.click();
	await expect( section ).toContainText( 'All are already imported' );
	expect(
		await sitePhp(
			`echo Frontage\\Domain\\Store\\Counters::get( "likes", ${ post } );`
		)
	).toBe( '41' );
	await sitePhp( `wp_delete_post( ${ post }, true );` );
} );
