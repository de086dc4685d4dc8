/** A German site: block titles, the settings screen, the editor and the front end. */
import { expect, test, visit } from '../support/test';

const GERMAN = { frontage_env_locale: 'de_DE' };

test.beforeEach( async ( { admin, baseURL } ) => {
	await admin.context().addCookies(
		Object.entries( GERMAN ).map( ( [ name, value ] ) => ( {
			name,
			value,
			url: baseURL,
		} ) )
	);
} );

test( 'the settings screen is in German', async ( { admin } ) => {
	await visit( admin, '/wp-admin/admin.php?page=frontage&tab=privacy' );
	await expect(
		admin.getByRole( 'link', { name: 'Datenschutz', exact: true } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'heading', {
			name: 'Was gespeichert wird und wie lange',
		} )
	).toBeVisible();
	await expect(
		admin.getByRole( 'row', { name: /Fehler- und Anfragenprotokoll/ } )
	).toContainText( '30 Tage' );
	await expect(
		admin.getByRole( 'combobox', { name: 'Inhalte von Drittanbietern' } )
	).toBeVisible();
} );

test( 'the editor is in German', async ( { admin } ) => {
	await visit( admin, '/wp-admin/post-new.php' );
	const words = await admin.waitForFunction( () => {
		const { wp } = window as any;
		const type = wp?.blocks?.getBlockType( 'frontage/accordion' );
		return (
			type && {
				title: type.title,
				open: wp.i18n.__( 'Open items', 'frontage' ),
			}
		);
	} );
	expect( await words.jsonValue() ).toEqual( {
		title: 'Frontage-Akkordeon',
		open: 'Geöffnete Einträge',
	} );
} );

test( 'the site is in German', async ( { open } ) => {
	const page = await open( {}, GERMAN );
	await visit( page, '/like-button/' );
	await expect(
		page.getByRole( 'button', { name: /gefällt mir/i } ).first()
	).toBeVisible();
} );
