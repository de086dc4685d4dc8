/** The Privacy tab: what is requested, stored and disclosed, and for how long. */
import type { Page } from '@playwright/test';
import { SCREEN, expect, test, visit } from './support/settings';

const TAB = `${ SCREEN }&tab=privacy`;

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

test( 'shows what is stored and for how long, takes periods and consent, and links to the tools of WordPress', async ( {
	owner,
} ) => {
	const admin = await owner( '&tab=privacy' );
	const votes = admin.getByRole( 'row', {
		name: /Likes and votes from visitors/,
	} );
	await expect( votes ).toContainText( 'wp_frontage_votes' );
	await expect( votes ).toContainText( '1 day' );
	await expect(
		admin.getByRole( 'link', { name: 'Export personal data', exact: true } )
	).toHaveAttribute( 'href', /export-personal-data\.php$/ );
	const policy = await admin
		.getByRole( 'link', { name: 'Text for your privacy policy' } )
		.getAttribute( 'href' );
	expect( policy ).toMatch( /policyguide/ );
	const guide = await admin.request.get( policy! );
	expect( await guide.text() ).toContain( '<span class="title">Frontage' );

	const days = admin.getByRole( 'spinbutton', {
		name: 'Error and request log: retention period (days)',
	} );
	const consent = admin.getByRole( 'combobox', {
		name: 'Third-party content',
	} );
	await days.fill( '366' );
	await expect(
		admin.getByText( 'Must be a whole number from 1 to 365.' )
	).toBeVisible();
	await days.fill( '7' );
	await expect(
		admin.getByRole( 'row', { name: /Error and request log/ } )
	).toContainText( '7 days' );
	await consent.selectOption( 'Ask every time' );
	await save( admin );
	await open( admin );
	await expect( days ).toHaveValue( '7' );
	await expect( consent ).toHaveValue( 'click' );
} );
