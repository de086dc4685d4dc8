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

/** Imports change the site's settings, so the tests run in sequence. */
test.describe.configure( { mode: 'serial' } );

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
} ) => {
	await open( admin );
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

	content.parts.settings.values[ 'sticky-header' ].offset = before + 1;
	content.parts.settings.values[ 'no-such-module' ] = { colour: 'red' };
	await choose( admin, content, 'mine.json' );
	const changes = admin.getByRole( 'table', { name: 'Changes' } );
	await expect(
		changes.getByRole( 'row' ).filter( { hasText: 'sticky-header.offset' } )
	).toContainText( `${ before }${ before + 1 }` );
	await expect(
		admin.getByRole( 'table', { name: 'Skipped' } )
	).toContainText( 'no-such-module.colour' );
	await expect( admin.locator( '.frontage-result' ) ).toBeFocused();
	expect( await offset() ).toBe( before );

	await admin
		.getByRole( 'region', { name: 'Import' } )
		.getByRole( 'button', { name: 'Import', exact: true } )
		.click();
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

const HOSTILE: [ string, unknown, string, RegExp ][] = [
	[ 'no export at all', '<?php', 'document', /not a Frontage JSON file/ ],
	[
		'a file nested too deeply',
		`{"parts":{"settings":${ '['.repeat( 5000 ) }`,
		'parts.settings',
		/nested/,
	],
	[
		'a file of tomorrow',
		{ ...withOffset( 7 ), version: 2 },
		'version',
		/newer version of Frontage/,
	],
	[
		'a key that stands there twice',
		'{"format":"frontage-export","version":1,"version":1}',
		'version',
		/twice/,
	],
];

for ( const [ name, content, field, why ] of HOSTILE ) {
	test( `rejects ${ name }`, async ( { admin, expectedErrors } ) => {
		expectedErrors.push( /400/ );
		await open( admin );
		const before = await offset();
		await choose( admin, content );
		const notice = admin.locator( '.frontage-error' );
		await expect( notice ).toContainText( 'Nothing was changed' );
		await expect( notice.locator( 'code' ) ).toContainText( field );
		await expect( notice ).toContainText( why );
		await expect( admin.locator( '.frontage-result' ) ).toBeFocused();
		expect( await offset() ).toBe( before );
	} );
}

test( 'rejects a huge file without sending it', async ( { admin } ) => {
	await open( admin );
	const sent: string[] = [];
	admin.on( 'request', ( { method, url } ) =>
		sent.push( `${ method() } ${ url() }` )
	);
	await choose( admin, ' '.repeat( 4 * 1024 * 1024 + 1 ) );
	await expect( admin.locator( '.frontage-error' ) ).toContainText(
		'larger than 4 MB'
	);
	expect( sent.filter( ( one ) => one.startsWith( 'POST' ) ) ).toEqual( [] );
} );

test( 'lists every rejected line and imports none of the others', async ( {
	admin,
} ) => {
	await open( admin );
	const before = await offset();
	const values = {
		'sticky-header': { offset: before + 1 },
		'like-button': { postfix: '<img src=x onerror=alert(1)>' },
		mailchimp: { api_key: 'swordfish' },
	};
	await choose( admin, {
		...withOffset( 0 ),
		parts: { settings: { values } },
	} );
	const refused = admin.getByRole( 'table', { name: 'Rejected' } );
	await expect(
		refused.getByRole( 'row' ).filter( { hasText: 'like-button.postfix' } )
	).toContainText( 'This value contains HTML' );
	await expect(
		refused.getByRole( 'row' ).filter( { hasText: 'mailchimp.api_key' } )
	).toContainText( 'cannot be imported' );
	const button = admin
		.getByRole( 'region', { name: 'Import' } )
		.getByRole( 'button', { name: 'Import', exact: true } );
	await expect( button ).toBeDisabled();
	await expect( admin.locator( '#frontage-settings' ) ).not.toContainText(
		'swordfish'
	);
	await expectNoAxe( admin, '#frontage-settings' );
	expect( await offset() ).toBe( before );
} );

test( 'accepts a dropped file', async ( { admin } ) => {
	await open( admin );
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
		JSON.stringify( withOffset( 123 ) )
	);
	for ( const event of [ 'dragenter', 'dragover', 'drop' ] ) {
		await admin
			.locator( '.frontage-drop .components-drop-zone' )
			.dispatchEvent( event, { dataTransfer: dropped } );
	}
	await expect(
		admin.getByRole( 'heading', { name: 'Import preview: “dropped.json”' } )
	).toBeVisible();
	await admin.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( admin.locator( '.frontage-dry-run' ) ).toHaveCount( 0 );
} );

test( 'imports old likes once', async ( { admin } ) => {
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

test( 'fits a phone with an open preview', async ( { open: visitor } ) => {
	const page = await visitor( {
		storageState: process.env.FRONTAGE_ADMIN_STATE,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	await open( page );
	await choose( page, withOffset( 123, { nothing: 1 } ) );
	await expect(
		page.getByRole( 'table', { name: 'Skipped' } )
	).toBeVisible();
	await expectNoOverflow( page );
	await expectNoAxe( page, '#frontage-settings' );
} );
