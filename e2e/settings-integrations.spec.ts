/** The Integrations tab: keys are never shown again; a real call shows the vendor's response. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';
import { standIn } from './support/vendor';

const TAB = '/wp-admin/admin.php?page=frontage&tab=integrations';
const SECRET = '5ecre75ecre75ecre75ecre75ecr';
const GOOD = `good${ SECRET }-us21`;
const WRONG = `nope${ SECRET }-us21`;

let end = async () => {};
test.beforeAll( async () => {
	end = await standIn( 'mailchimp', '*.api.mailchimp.com' );
} );
test.afterAll( () => end() );

const open = async ( page: Page ) => {
	await visit( page, TAB );
	await expect(
		page.getByRole( 'region', { name: 'Mailchimp' } )
	).toBeVisible();
};
const testButton = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Test connection to Mailchimp' } );
const saveKey = async ( page: Page, key: string ) => {
	await page
		.getByRole( 'region', { name: 'Mailchimp' } )
		.getByRole( 'textbox', { name: 'API key' } )
		.fill( key );
	await expect( testButton( page ) ).toBeDisabled();
	await expect( page.getByText( 'Save your changes first.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( testButton( page ) ).toBeEnabled();
};

test( 'a key is saved, tested, never shown again, and removed; the vendor’s message is shown', async ( {
	admin,
} ) => {
	const seen: string[] = [];
	admin.on( 'response', async ( response ) => {
		if ( /json|html/.test( response.headers()[ 'content-type' ] ?? '' ) ) {
			seen.push( await response.text().catch( () => '' ) );
		}
	} );
	const card = admin.getByRole( 'region', { name: 'Mailchimp' } );

	await test.step( 'what is sent where, before a key is entered', async () => {
		await open( admin );
		await expect( card ).toContainText( 'The email address' );
		await expect( card ).toContainText(
			'Contacted by visitors’ browsersNever'
		);
		await expect(
			card.getByRole( 'link', { name: 'Mailchimp privacy policy' } )
		).toHaveAttribute( 'href', /^https:/ );
		await expect( testButton( admin ) ).toBeDisabled();
	} );

	await test.step( 'a wrong key', async () => {
		await saveKey( admin, WRONG );
		await testButton( admin ).click();
		await expect( card.getByText( 'The test failed.' ) ).toBeVisible();
		await expect( card ).toContainText( 'API Key Invalid' );
		await expect( card ).toContainText( 'with status 401' );
	} );

	await test.step( 'a good key', async () => {
		await saveKey( admin, GOOD );
		await testButton( admin ).click();
		await expect( card.getByText( 'The key works.' ) ).toBeVisible();
		await expect( card ).toContainText( "Everything's Chimpy!" );
		await expect( card ).toContainText( 'Corner Café' );
		await expect( card ).toContainText(
			/Responded in \d+ ms with status 200/
		);
		await expectNoAxe( admin, '.frontage-vendor' );
		await open( admin );
		await expect( admin.getByText( '••••••••us21' ) ).toBeVisible();
		await expect(
			card.getByRole( 'textbox', { name: 'API key' } )
		).toHaveValue( '' );
		for ( const path of [
			'settings',
			'integrations',
			'privacy',
			'status',
		] ) {
			await admin.evaluate(
				( route ) =>
					( window as any ).wp
						.apiFetch( { path: `/frontage/v1/${ route }` } )
						.catch( () => null ),
				path
			);
		}
		expect( seen.length ).toBeGreaterThan( 5 );
		expect( seen.filter( ( text ) => text.includes( SECRET ) ) ).toEqual(
			[]
		);
	} );

	await test.step( 'no key', async () => {
		await admin.getByRole( 'button', { name: 'Remove “API key”' } ).click();
		await admin
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect(
			admin.getByText( 'Settings saved.' ).first()
		).toBeVisible();
		await expect( testButton( admin ) ).toBeDisabled();
		await expect( admin.getByText( '••••••••us21' ) ).toHaveCount( 0 );
	} );
} );
