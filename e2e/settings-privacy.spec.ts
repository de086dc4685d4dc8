/** The Privacy tab: what is requested, stored and disclosed, and for how long. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const TAB = '/wp-admin/admin.php?page=frontage&tab=privacy';

test.describe.configure( { mode: 'serial' } );

const open = async ( page: Page ) => {
	await visit( page, TAB );
	await expect(
		page.getByRole( 'region', { name: 'Consent' } )
	).toBeVisible();
};
const save = async ( page: Page ) => {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
};

test( 'shows what is stored, where and for how long', async ( { admin } ) => {
	await open( admin );
	const row = admin.getByRole( 'row', {
		name: /Likes and votes from visitors/,
	} );
	await expect( row ).toContainText( 'wp_frontage_votes' );
	await expect( row ).toContainText( '1 day' );
	await expect(
		admin.getByRole( 'row', { name: /Mailchimp/ } )
	).toContainText( 'Not contacted' );
	await expectNoAxe( admin, '#frontage-settings' );
} );

test( 'the owner sets retention periods and consent', async ( { admin } ) => {
	await open( admin );
	const days = admin.getByRole( 'spinbutton', {
		name: 'Error and request log: retention period (days)',
	} );
	await days.fill( '366' );
	await expect(
		admin.getByText( 'Must be a whole number from 1 to 365.' )
	).toBeVisible();
	await days.fill( '7' );
	await expect(
		admin.getByRole( 'row', { name: /Error and request log/ } )
	).toContainText( '7 days' );
	await admin
		.getByRole( 'combobox', { name: 'Third-party content' } )
		.selectOption( 'Ask every time' );
	await save( admin );
	await open( admin );
	await expect( days ).toHaveValue( '7' );
	await expect(
		admin.getByRole( 'combobox', { name: 'Third-party content' } )
	).toHaveValue( 'click' );
	await days.fill( '30' );
	await admin
		.getByRole( 'combobox', { name: 'Third-party content' } )
		.selectOption( 'Ask first and remember consent' );
	await save( admin );
} );

test( 'links to the privacy tools of WordPress, which include Frontage', async ( {
	admin,
} ) => {
	await open( admin );
	await admin
		.getByRole( 'link', { name: 'Text for your privacy policy' } )
		.click();
	await expect( admin ).toHaveURL( /policyguide/ );
	await expect(
		admin.getByRole( 'heading', { name: /Frontage/ } ).first()
	).toBeVisible();
	await open( admin );
	await expect(
		admin.getByRole( 'link', { name: 'Export personal data', exact: true } )
	).toHaveAttribute( 'href', /export-personal-data\.php$/ );
} );
