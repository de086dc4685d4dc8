/** The settings screen: searching, toggling, configuring, and navigating. */
import type { Locator, Page } from '@playwright/test';
import { expectNoAxe, expectNoOverflow } from './support/test';
import { become, rest } from './support/people';
import {
	SCREEN,
	expect,
	heading,
	message,
	row,
	test,
	toggle,
	visit,
} from './support/settings';

test( 'lists all modules, searches and filters them, and keeps that in the URL', async ( {
	owner,
} ) => {
	const page = await owner();
	await expect( row( page, 'Frontage Tabs' ).getByRole( 'img' ) ).toHaveCount(
		0
	);
	await expect( row( page, 'Frontage Tabs' ).locator( 'img' ) ).toBeVisible();
	await expect( row( page, 'Frontage Tabs' ) ).toContainText(
		/Used in \d+ locations/
	);
	await expect( row( page, 'Tab' ) ).toHaveCount( 0 );
	await page.getByRole( 'searchbox' ).fill( 'ken burns' );
	await expect( page.locator( '.frontage-module' ) ).toHaveCount( 1 );
	await page.reload();
	await expect( page.locator( '.frontage-module' ) ).toHaveCount( 1 );
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'Features' );
	await page.getByRole( 'button', { name: 'Reset filters' } ).click();
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'Features' );
	await page.getByLabel( 'Status', { exact: true } ).selectOption( 'Off' );
	await expect( row( page, 'Back to top' ) ).toBeVisible();
	await expect( row( page, 'Deep links' ) ).toHaveCount( 0 );
} );

test( 'toggles at once, and Undo reverts it', async ( { owner } ) => {
	const page = await owner();
	await toggle( page, 'Back to top' ).click();
	await expect( toggle( page, 'Back to top' ) ).toBeChecked();
	await message( page, '“Back to top” is on.' )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( message( page, '“Back to top” is off.' ) ).toBeVisible();
	await page.reload();
	await expect( toggle( page, 'Back to top' ) ).not.toBeChecked();
	await toggle( page, 'Back to top' ).click();
	await expect( message( page, '“Back to top” is on.' ) ).toBeVisible();
	await page.reload();
	await expect( toggle( page, 'Back to top' ) ).toBeChecked();
} );

test( 'lists affected pages before a used module is turned off', async ( {
	owner,
} ) => {
	const page = await owner();
	const dialog = page.getByRole( 'dialog', {
		name: 'Turn off “Frontage Tabs”?',
	} );
	await toggle( page, 'Frontage Tabs' ).click();
	await expect(
		dialog.getByRole( 'link', { name: /^Edit “.*Tabs”/ } )
	).toBeVisible();
	await expectNoAxe( page, '.frontage-confirm' );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( toggle( page, 'Frontage Tabs' ) ).toBeChecked();
	await toggle( page, 'Frontage Tabs' ).click();
	await dialog.getByRole( 'button', { name: 'Turn off' } ).click();
	await expect( message( page, '“Frontage Tabs” is off.' ) ).toBeVisible();
	await visit( page, '/modules/tabs/' );
	const title = page.locator( '.wp-block-frontage-tab h3' );
	await expect( title.first() ).toBeVisible();
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 0 );
} );

test( 'saves settings, reports errors, and resets defaults', async ( {
	owner,
} ) => {
	const page = await owner( '&module=sticky-header' );
	const module = row( page, 'Sticky header' );
	const field = module.getByRole( 'spinbutton', { name: 'Header offset' } );
	await field.fill( '401' );
	await expect( module.getByRole( 'alert' ) ).toContainText(
		'from 0 to 400'
	);
	await field.fill( '120' );
	await module.getByRole( 'button', { name: 'Save' } ).click();
	await expect( message( page, 'Settings saved.' ) ).toBeVisible();
	await page.reload();
	await expect( field ).toHaveValue( '120' );
	await module
		.getByRole( 'button', { name: 'Reset “Header offset”' } )
		.click();
	await module.getByRole( 'button', { name: 'Save' } ).click();
	await expect( message( page, 'Settings saved.' ) ).toBeVisible();
	await page.reload();
	await expect( field ).toHaveValue( '96' );
} );

test( 'confirms before unsaved changes are lost', async ( { owner } ) => {
	const page = await owner( '&module=like-button' );
	const field = page.getByRole( 'textbox', { name: 'Text after 1' } );
	const leave = page.getByRole( 'dialog', {
		name: 'Leave without saving?',
	} );
	await field.fill( 'like' );
	await page.getByRole( 'link', { name: 'Performance' } ).click();
	await leave.getByRole( 'button', { name: 'Stay here' } ).click();
	await expect( field ).toHaveValue( 'like' );
	const closing = page.waitForEvent( 'dialog' );
	const reloading = page.reload().catch( () => undefined );
	const asked = await closing;
	expect( asked.type() ).toBe( 'beforeunload' );
	await asked.accept();
	await reloading;
	await field.fill( 'like' );
	await page.getByRole( 'link', { name: 'Performance' } ).click();
	await leave.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( heading( page ) ).toHaveText( 'Performance' );
	await page.goBack();
	await expect( field ).toHaveValue( '' );
} );

test( 'shows constants as locked', async ( { owner } ) => {
	const page = await owner(
		'&module=like-button',
		{},
		{
			frontage_env_constants:
				'FRONTAGE_TABS:0,FRONTAGE_LIKE_BUTTON_ICON:star',
		}
	);
	await expect( toggle( page, 'Frontage Tabs' ) ).toBeDisabled();
	await expect( toggle( page, 'Frontage Tabs' ) ).not.toBeChecked();
	await expect( row( page, 'Frontage Tabs' ) ).toContainText(
		'Set in wp-config.php'
	);
	const icon = page.getByRole( 'combobox', {
		name: 'Icon for inserted buttons',
	} );
	await expect( icon ).toBeDisabled();
	await expect( icon ).toHaveValue( 'star' );
	await expect( row( page, 'Like Button' ) ).toContainText(
		'FRONTAGE_LIKE_BUTTON_ICON'
	);
} );

test( 'works by keyboard alone', async ( { owner } ) => {
	const page = await owner();
	await page.getByRole( 'link', { name: 'Performance' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( heading( page ) ).toBeFocused();
	await expect( heading( page ) ).toHaveText( 'Performance' );
	await expect( page ).toHaveTitle( /^Performance ‹/ );
	await page.getByRole( 'link', { name: 'Blocks and features' } ).focus();
	await page.keyboard.press( 'Enter' );
	await toggle( page, 'Back to top' ).focus();
	await page.keyboard.press( 'Space' );
	await expect( toggle( page, 'Back to top' ) ).toBeChecked();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Settings for “Back to top”' } )
	).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'combobox', { name: 'Position' } )
	).toBeVisible();
	await toggle( page, 'Frontage Tabs' ).focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( toggle( page, 'Frontage Tabs' ) ).toBeFocused();
} );

/** A tab, and what it shows once it is ready. */
const TABS: [ string, ( page: Page ) => Locator ][] = [
	[ 'Performance', ( page ) => page.getByText( 'Persistent object cache' ) ],
	[ 'Integrations', ( page ) => region( page, 'Mailchimp' ) ],
	[ 'Privacy', ( page ) => region( page, 'Consent' ) ],
	[ 'Status', ( page ) => region( page, 'Versions' ) ],
];

const region = ( page: Page, name: string ) =>
	page.getByRole( 'region', { name } );

for ( const [ direction, cookies ] of [
	[ 'left to right', {} ],
	[ 'right to left', { frontage_env_rtl: '1' } ],
] as const ) {
	test( `fits screens and phones from ${ direction } without accessibility issues`, async ( {
		owner,
	} ) => {
		const page = await owner( '&module=like-button', {}, cookies );
		await expect( row( page, 'Frontage Tabs' ) ).toBeVisible();
		await expectFits( page );
		for ( const [ tab, shown ] of TABS ) {
			await page
				.locator( '.frontage-navigation' )
				.getByRole( 'link', { name: tab } )
				.click();
			await expect( shown( page ) ).toBeVisible();
			await expectFits( page );
		}
	} );
}

async function expectFits( page: Page ): Promise< void > {
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await expectNoOverflow( page );
	}
	await expectNoAxe( page, '#frontage-settings' );
}

test( 'is not available to editors', async ( { admin, guest, own } ) => {
	await visit( admin, '/wp-admin/' );
	await become( admin, guest, 'editor', `editor-${ own }` );
	await expect(
		guest.getByRole( 'link', { name: 'Frontage', exact: true } )
	).toHaveCount( 0 );
	const refused = await guest.request.get( SCREEN );
	expect( refused.status() ).toBe( 403 );
	for ( const path of [ 'settings', 'modules', 'performance', 'welcome' ] ) {
		const answer = await rest( guest, `/frontage/v1/${ path }` );
		expect( answer.status(), path ).toBe( 403 );
	}
} );

test( 'loads only on its own screen', async ( { admin } ) => {
	const script = admin.locator( 'script[src*="build/settings.js"]' );
	await visit( admin, SCREEN );
	await expect( script ).toHaveCount( 1 );
	for ( const path of [ '/wp-admin/', '/wp-admin/options-general.php' ] ) {
		await visit( admin, path );
		await expect( script ).toHaveCount( 0 );
	}
} );

test( 'opens the first tab for an unknown one, with a message', async ( {
	owner,
} ) => {
	const page = await owner( '&tab=nowhere' );
	await expect( heading( page ) ).toHaveText( 'Blocks and features' );
	await expect(
		page.locator( '.frontage-app .components-notice' )
	).toContainText( 'The tab “nowhere” does not exist.' );
} );
