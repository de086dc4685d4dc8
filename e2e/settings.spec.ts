/** The settings screen: searching, toggling, configuring, and navigating. */
import { expectNoAxe } from './support/test';
import { enterAs } from './support/people';
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

test( 'lists and filters modules, toggles them by keyboard, and lists pages before a used one is turned off', async ( {
	owner,
} ) => {
	const page = await owner();
	const tabs = toggle( page, 'Frontage Tabs' );
	const module = row( page, 'Frontage Tabs' );
	const off = page.getByRole( 'dialog', {
		name: 'Turn off “Frontage Tabs”?',
	} );

	await test.step( 'search and filters', async () => {
		await expect( module.getByRole( 'img' ) ).toHaveCount( 0 );
		await expect( module.locator( 'img' ) ).toBeVisible();
		await expect( module ).toContainText( /Used in \d+ locations/ );
		await expect( row( page, 'Tab' ) ).toHaveCount( 0 );
		const type = page.getByLabel( 'Type', { exact: true } );
		const status = page.getByLabel( 'Status', { exact: true } );
		await page.getByRole( 'searchbox' ).fill( 'ken burns' );
		await expect( page.locator( '.frontage-module' ) ).toHaveCount( 1 );
		await type.selectOption( 'Features' );
		await page.getByRole( 'button', { name: 'Reset filters' } ).click();
		await type.selectOption( 'Features' );
		await status.selectOption( 'Off' );
		await expect( row( page, 'Back to top' ) ).toBeVisible();
		await expect( row( page, 'Deep links' ) ).toHaveCount( 0 );
	} );

	await test.step( 'by keyboard', async () => {
		await page.getByRole( 'link', { name: 'Performance' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page ) ).toBeFocused();
		await expect( heading( page ) ).toHaveText( 'Performance' );
		await expect( page ).toHaveTitle( /^Performance ‹/ );
		await page.getByRole( 'link', { name: 'Blocks and features' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page ) ).toBeFocused();
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
		await tabs.focus();
		await page.keyboard.press( 'Space' );
		await expect(
			off.getByRole( 'link', { name: /^Edit “.*Tabs”/ } )
		).toBeVisible();
		await expectNoAxe( page, '.frontage-confirm' );
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( tabs ).toBeFocused();
		await expect( tabs ).toBeChecked();
	} );

	await test.step( 'Undo, and a module that is off', async () => {
		await message( page, '“Back to top” is on.' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( message( page, '“Back to top” is off.' ) ).toBeVisible();
		await page.getByRole( 'searchbox' ).fill( 'tabs' );
		await tabs.click();
		await off.getByRole( 'button', { name: 'Turn off' } ).click();
		await expect(
			message( page, '“Frontage Tabs” is off.' )
		).toBeVisible();
		await page.reload();
		await expect( page.getByRole( 'searchbox' ) ).toHaveValue( 'tabs' );
		await expect( tabs ).not.toBeChecked();
		await page.getByRole( 'searchbox' ).fill( 'back to top' );
		await expect( toggle( page, 'Back to top' ) ).not.toBeChecked();
		await visit( page, '/modules/tabs/' );
		await expect(
			page.locator( '.wp-block-frontage-tab h3' ).first()
		).toBeVisible();
		await expect( page.getByRole( 'tab' ) ).toHaveCount( 0 );
	} );
} );

test( 'saves settings, reports errors, resets defaults, confirms before changes are lost, and shows constants as locked', async ( {
	owner,
} ) => {
	const page = await owner(
		'&module=sticky-header',
		{},
		{ frontage_env_constants: 'FRONTAGE_TABS:0' }
	);
	await expect( toggle( page, 'Frontage Tabs' ) ).toBeDisabled();
	await expect( toggle( page, 'Frontage Tabs' ) ).not.toBeChecked();
	await expect( row( page, 'Frontage Tabs' ) ).toContainText(
		'Set in wp-config.php'
	);
	const module = row( page, 'Sticky header' );
	const field = module.getByRole( 'spinbutton', { name: 'Header offset' } );
	const save = async () => {
		await module.getByRole( 'button', { name: 'Save' } ).click();
		await expect( message( page, 'Settings saved.' ) ).toBeVisible();
	};
	await field.fill( '401' );
	await expect( module.getByRole( 'alert' ) ).toContainText(
		'from 0 to 400'
	);
	await field.fill( '120' );
	await save();
	await page.reload();
	await expect( field ).toHaveValue( '120' );
	await module
		.getByRole( 'button', { name: 'Reset “Header offset”' } )
		.click();
	await expect( field ).toHaveValue( '96' );
	await page.getByRole( 'link', { name: 'Performance' } ).click();
	const leave = page.getByRole( 'dialog', {
		name: 'Leave without saving?',
	} );
	await leave.getByRole( 'button', { name: 'Stay here' } ).click();
	await expect( field ).toHaveValue( '96' );
	const closing = page.waitForEvent( 'dialog' );
	const reloading = page.reload().catch( () => undefined );
	const asked = await closing;
	expect( asked.type() ).toBe( 'beforeunload' );
	await asked.accept();
	await reloading;
	await expect( field ).toHaveValue( '120' );
	await module
		.getByRole( 'button', { name: 'Reset “Header offset”' } )
		.click();
	await save();
	await field.fill( '97' );
	await page.getByRole( 'link', { name: 'Performance' } ).click();
	await leave.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( heading( page ) ).toHaveText( 'Performance' );
	await page.goBack();
	await expect( field ).toHaveValue( '96' );
} );

test( 'has a screen for owners only, and loads its script nowhere else', async ( {
	admin,
	guest,
	own,
} ) => {
	const loads = async ( path: string ) =>
		( await ( await admin.request.get( path ) ).text() ).includes(
			'build/settings.js'
		);
	expect( await loads( SCREEN ) ).toBe( true );
	for ( const path of [ '/wp-admin/', '/wp-admin/options-general.php' ] ) {
		expect( await loads( path ), path ).toBe( false );
	}
	await enterAs( guest, 'editor', `editor-${ own }` );
	const home = await ( await guest.request.get( '/wp-admin/' ) ).text();
	expect( home ).toContain( 'id="adminmenu"' );
	expect( home ).not.toContain( 'page=frontage' );
	const refused = await guest.request.get( SCREEN );
	expect( refused.status() ).toBe( 403 );
} );
