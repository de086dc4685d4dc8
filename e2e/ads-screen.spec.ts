/** The Ads tab: adding, editing, pausing, copying, deleting, the report, and its file. */
import { expect, heading, message, test } from './support/settings';
import { sitePhp } from './support/site-php';
import { expectNoAxe, expectNoOverflow } from './support/test';
import type { Locator, Page } from '@playwright/test';

const TAB = '&tab=ads';

const unique = ( name: string ) =>
	`${ name } ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;

/**
 * Creates a running HTML ad.
 *
 * @param name Its name.
 * @return Its ID.
 */
const makeAd = async ( name: string ): Promise< number > =>
	Number(
		await sitePhp( `
			wp_set_current_user( 1 );
			echo Frontage\\Admin\\Ads\\Ad_Editor::save( 0, '${ name }', true, array( 'Sidebar' ), array(
				'kind' => 'html', 'html' => '<b>Mugs</b>', 'width' => 300, 'height' => 100,
			) );` )
	);

const rowOf = ( screen: Page, name: string ): Locator =>
	screen
		.getByRole( 'table', { name: 'All ads' } )
		.getByRole( 'row' )
		.filter( { has: screen.getByRole( 'button', { name, exact: true } ) } );

const act = async ( screen: Page, name: string, what: string ) => {
	await screen
		.getByRole( 'button', { name: `Actions for “${ name }”` } )
		.click();
	await screen.getByRole( 'menuitem', { name: what } ).click();
};

test( 'an owner adds an image ad with the keyboard, and nothing is lost by a mistake', async ( {
	expectedErrors,
	owner,
} ) => {
	expectedErrors.push( /status of 400/ );
	const name = unique( 'Autumn' );
	const screen = await owner( TAB );
	await expect( heading( screen ) ).toHaveText( 'Ads' );
	await screen.getByRole( 'button', { name: 'Add ad' } ).first().focus();
	await screen.keyboard.press( 'Enter' );
	const dialog = screen.getByRole( 'dialog' );
	await expect( dialog.getByLabel( 'Name' ) ).toBeVisible();
	await expectNoAxe( screen, '.frontage-confirm' );
	await dialog.getByLabel( 'Name' ).focus();
	await screen.keyboard.type( name );
	await screen.keyboard.press( 'Enter' );
	await expect(
		screen.getByRole( 'heading', { level: 3, name } )
	).toBeFocused();
	await screen.getByLabel( 'Active' ).focus();
	await screen.keyboard.press( 'Space' );
	await screen.getByLabel( 'Link', { exact: true } ).focus();
	await screen.keyboard.type( 'https://example.org/mugs' );
	await screen.keyboard.press( 'Enter' );
	await expect(
		screen.getByRole( 'alert' ).filter( { hasText: 'Choose an image.' } )
	).toBeVisible();
	await expect(
		screen.getByRole( 'button', { name: 'Image', exact: true } )
	).toBeFocused();
	await screen.keyboard.press( 'Enter' );
	const library = screen.getByRole( 'dialog' );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox' ).first().focus();
	await screen.keyboard.press( 'Enter' );
	await library.getByRole( 'button', { name: 'Select image' } ).click();
	await expect(
		screen.getByText( /Preview, \d+ × \d+ pixels/ )
	).toBeVisible();
	await expect(
		screen.getByText( 'Advertisement', { exact: true } )
	).toBeVisible();
	await expectNoAxe( screen, '#frontage-settings' );
	await screen.getByRole( 'button', { name: 'Save ad' } ).focus();
	await screen.keyboard.press( 'Enter' );
	await expect( message( screen, 'Ad saved' ) ).toBeVisible();
	await expect( screen.getByLabel( 'Link', { exact: true } ) ).toHaveValue(
		'https://example.org/mugs'
	);
	await screen.getByRole( 'button', { name: 'All ads' } ).click();
	await expect( rowOf( screen, name ) ).toContainText( 'Running' );
	await expect( rowOf( screen, name ) ).toContainText( '–' );
} );

test(
	'ads are paused, scheduled, copied, deleted, restored, and reported',
	{ tag: '@deep' },
	async ( { expectedErrors, owner } ) => {
		expectedErrors.push( /status of 400/ );
		const name = unique( 'Sale wordthatislongerthananyscreenofaphone' );
		const counted = unique( '=SUM(A1)' );
		await makeAd( name );
		const id = await makeAd( counted );
		await sitePhp(
			`Frontage\\Domain\\Ads\\Ad_Daily_Stats::put( ${ id }, Frontage\\Domain\\Store\\Day_Table::day( 1 ), 200, 3 );`
		);
		const screen = await owner( TAB );
		const row = rowOf( screen, name );
		const all = screen.getByRole( 'button', { name: 'All ads' } );
		const until = screen.getByLabel( 'Show until' );
		const fits = async () => {
			await screen.setViewportSize( { width: 390, height: 844 } );
			await expectNoOverflow( screen );
			await screen.setViewportSize( { width: 1280, height: 800 } );
			await expectNoOverflow( screen );
		};

		await test.step( 'the report has true click rates, and a file without formulas', async () => {
			await expect( rowOf( screen, counted ) ).toContainText( '1.5%' );
			await screen
				.getByLabel( 'Ad in the report' )
				.selectOption( counted );
			await expect(
				screen.getByText( /^200 impressions\. Most on/ )
			).toBeVisible();
			await expect(
				screen.getByRole( 'table', { name: 'Pages' } )
			).toContainText( 'All other pages' );
			const [ download ] = await Promise.all( [
				screen.waitForEvent( 'download' ),
				screen.getByRole( 'button', { name: 'Export CSV' } ).click(),
			] );
			expect( download.suggestedFilename() ).toMatch( /^ads-.*\.csv$/ );
			const stream = await download.createReadStream();
			const text = ( await stream.toArray() ).join( '' );
			expect( text ).toContain( `,'${ counted },0,,200,3` );
			await expectNoAxe( screen, '#frontage-settings' );
			await fits();
		} );

		await test.step( 'pause and Undo', async () => {
			await expect( row ).toContainText( 'Sidebar' );
			await act( screen, name, 'Pause' );
			await expect( row ).toContainText( 'Paused' );
			await message( screen, 'is paused' )
				.getByRole( 'button', { name: 'Undo' } )
				.click();
			await expect( row ).toContainText( 'Running' );
		} );

		await test.step( 'a schedule, wrong and half', async () => {
			await screen.getByRole( 'button', { name, exact: true } ).click();
			await screen.getByLabel( 'Show from' ).fill( '2090-01-02T10:00' );
			await until.focus();
			await screen.keyboard.type( '12312030' );
			await screen.getByLabel( 'Name' ).focus();
			await expect(
				screen.getByText( /Enter the date and/ )
			).toBeVisible();
			await screen.getByRole( 'button', { name: 'Save ad' } ).click();
			await expect( until ).toBeFocused();
			await until.fill( '2090-01-01T10:00' );
			await screen.getByRole( 'button', { name: 'Save ad' } ).click();
			await expect(
				screen
					.getByRole( 'alert' )
					.filter( { hasText: 'must be after' } )
			).toBeVisible();
			await expect( until ).toBeFocused();
			await fits();
			await all.click();
			const leave = screen.getByRole( 'dialog' );
			await expect( leave ).toContainText( 'Leave without saving?' );
			await leave.getByRole( 'button', { name: 'Stay here' } ).click();
			await until.fill( '' );
			await screen.keyboard.press( 'Enter' );
			await expect( message( screen, 'Ad saved' ) ).toBeVisible();
			await all.click();
			await expect( row ).toContainText( 'From Jan 2, 2090' );
		} );

		await test.step( 'a copy, deleted and restored', async () => {
			await act( screen, name, 'Duplicate' );
			const copy = `${ name } (copy)`;
			await expect(
				screen.getByRole( 'heading', { level: 3, name: copy } )
			).toBeVisible();
			await all.click();
			await expect( rowOf( screen, copy ) ).toContainText( 'Paused' );
			await act( screen, copy, 'Move to trash' );
			await expect( rowOf( screen, copy ) ).toHaveCount( 0 );
			await message( screen, 'moved to the trash' )
				.getByRole( 'button', { name: 'Undo' } )
				.click();
			await expect( rowOf( screen, copy ) ).toContainText( 'Paused' );
		} );
	}
);

test(
	'ads of another plugin are previewed, imported, and taken back',
	{ tag: '@deep' },
	async ( { owner } ) => {
		const name = unique( 'Old ad' );
		const old = await sitePhp( `
		$id = wp_insert_post( array( 'post_type' => 'advanced_ads', 'post_title' => '${ name }', 'post_content' => '<b>x</b>', 'post_status' => 'publish' ) );
		update_post_meta( $id, 'advanced_ads_ad_options', array( 'type' => 'plain' ) );
		$other = wp_insert_post( array( 'post_type' => 'advanced_ads', 'post_title' => '${ name } group', 'post_status' => 'publish' ) );
		update_post_meta( $other, 'advanced_ads_ad_options', array( 'type' => 'group' ) );
		echo "$id,$other";` );
		const screen = await owner( '&tab=tools' );
		const offer = screen
			.locator( '.frontage-offer' )
			.filter( { hasText: 'Advanced Ads' } );
		await expect( offer ).toContainText( 'Found: 2. Ads to add: 1.' );
		await offer.getByText( '1 cannot be imported completely' ).click();
		await expect( offer ).toContainText( `${ name } group` );
		await expectNoAxe( screen, '.frontage-offer' );
		await offer
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect( message( screen, 'Ads added: 1.' ) ).toBeVisible();
		await offer.getByRole( 'button', { name: 'Undo import' } ).click();
		await expect(
			message( screen, 'The import was undone' )
		).toBeVisible();
		await expect( offer ).toContainText( 'Ads to add: 1.' );
		await sitePhp(
			`foreach ( array( ${ old } ) as $id ) { wp_delete_post( $id, true ); }`
		);
	}
);
