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

test( 'an ad is paused, scheduled, copied, deleted, and restored', async ( {
	expectedErrors,
	owner,
} ) => {
	expectedErrors.push( /status of 400/ );
	const name = unique( 'Sale' );
	await makeAd( name );
	const screen = await owner( TAB );
	const row = rowOf( screen, name );
	await expect( row ).toContainText( 'Sidebar' );
	await expectNoAxe( screen, '#frontage-settings' );
	await act( screen, name, 'Pause' );
	await expect( row ).toContainText( 'Paused' );
	await message( screen, 'is paused' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( row ).toContainText( 'Running' );

	await screen.getByRole( 'button', { name, exact: true } ).click();
	await screen.getByLabel( 'Show from' ).fill( '2090-01-02T10:00' );
	await screen.getByLabel( 'Show until' ).fill( '2090-01-01T10:00' );
	await screen.getByRole( 'button', { name: 'Save ad' } ).click();
	await expect(
		screen.getByRole( 'alert' ).filter( { hasText: 'must be after' } )
	).toBeVisible();
	await expect( screen.getByLabel( 'Show until' ) ).toBeFocused();
	await screen.getByRole( 'button', { name: 'All ads' } ).click();
	await screen
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Stay here' } )
		.click();
	await screen.getByLabel( 'Show until' ).fill( '' );
	await screen.keyboard.press( 'Enter' );
	await expect( message( screen, 'Ad saved' ) ).toBeVisible();
	await screen.getByRole( 'button', { name: 'All ads' } ).click();
	await expect( row ).toContainText( 'From Jan 2, 2090' );

	await act( screen, name, 'Duplicate' );
	const copy = `${ name } (copy)`;
	await expect(
		screen.getByRole( 'heading', { level: 3, name: copy } )
	).toBeVisible();
	await screen.getByRole( 'button', { name: 'All ads' } ).click();
	await expect( rowOf( screen, copy ) ).toContainText( 'Paused' );
	await act( screen, copy, 'Move to trash' );
	await expect( rowOf( screen, copy ) ).toHaveCount( 0 );
	await message( screen, 'moved to the trash' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( rowOf( screen, copy ) ).toContainText( 'Paused' );
} );

test( 'unsaved changes are not left behind without a question', async ( {
	owner,
} ) => {
	const name = unique( 'Draft' );
	const id = await makeAd( name );
	const screen = await owner( `${ TAB }&ad=${ id }` );
	await screen.getByLabel( 'Name' ).fill( `${ name } changed` );
	await screen.getByRole( 'link', { name: 'Overlays' } ).click();
	await expect( screen.getByRole( 'dialog' ) ).toContainText(
		'Leave without saving?'
	);
	await screen.keyboard.press( 'Escape' );
	await expect( screen.getByLabel( 'Name' ) ).toHaveValue(
		`${ name } changed`
	);
	await screen.getByRole( 'button', { name: 'Save ad' } ).click();
	await expect( message( screen, 'Ad saved' ) ).toBeVisible();
} );

test( 'half a date is not saved as no limit', async ( { owner } ) => {
	const id = await makeAd( unique( 'Half' ) );
	const screen = await owner( `${ TAB }&ad=${ id }` );
	await screen.getByLabel( 'Show until' ).focus();
	await screen.keyboard.type( '12312030' );
	await screen.getByLabel( 'Name' ).fill( unique( 'Half' ) );
	await expect( screen.getByText( /Enter the date and/ ) ).toBeVisible();
	await screen.getByRole( 'button', { name: 'Save ad' } ).click();
	await expect( screen.getByLabel( 'Show until' ) ).toBeFocused();
} );

test( 'the report has true click rates, and a file without formulas', async ( {
	owner,
} ) => {
	const name = unique( '=SUM(A1)' );
	const id = await makeAd( name );
	await sitePhp(
		`Frontage\\Domain\\Ads\\Ad_Days::put( ${ id }, Frontage\\Domain\\Store\\Day_Table::day( 1 ), 200, 3 );`
	);
	const screen = await owner( TAB );
	await expect( rowOf( screen, name ) ).toContainText( '1.5%' );
	await screen.getByLabel( 'Ad in the report' ).selectOption( name );
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
	expect( text ).toContain( `,'${ name },0,,200,3` );
	await expectNoAxe( screen, '#frontage-settings' );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `the list and the editor fit ${ width } px`, async ( { owner } ) => {
		const name = unique(
			'A name with a wordthatislongerthananyscreenofaphone'
		);
		await makeAd( name );
		const screen = await owner( TAB, {
			viewport: { width, height: 844 },
			isMobile: width < 600,
			hasTouch: width < 600,
		} );
		await expect( rowOf( screen, name ) ).toBeVisible();
		await expectNoOverflow( screen );
		await screen.getByRole( 'button', { name, exact: true } ).click();
		await expect( screen.getByLabel( 'Width in pixels' ) ).toBeVisible();
		await expectNoOverflow( screen );
	} );
}

test( 'ads of another plugin are previewed, imported, and taken back', async ( {
	owner,
} ) => {
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
	await offer.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await expect( message( screen, 'Ads added: 1.' ) ).toBeVisible();
	await offer.getByRole( 'button', { name: 'Undo import' } ).click();
	await expect( message( screen, 'The import was undone' ) ).toBeVisible();
	await expect( offer ).toContainText( 'Ads to add: 1.' );
	await sitePhp(
		`foreach ( array( ${ old } ) as $id ) { wp_delete_post( $id, true ); }`
	);
} );
