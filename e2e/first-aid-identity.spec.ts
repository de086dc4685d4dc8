/** Forms that no editor has saved: published by Quick Edit, referred to by a template, and from a page of an older version. */
import { entriesOf, thanks } from './support/forms';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const FORM =
	'<!-- wp:frontage/form {"title":"T"} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /--><!-- /wp:frontage/form -->';

/** Writes a draft as a database has it that nothing of ours has looked at. */
const draft = async ( title: string, content: string ) =>
	JSON.parse(
		await sitePhp( `
$id = wp_insert_post( array( 'post_title' => '${ title }', 'post_type' => 'page', 'post_status' => 'draft', 'post_author' => 1 ) );
$wpdb->update( $wpdb->posts, array( 'post_content' => '${ content }' ), array( 'ID' => $id ) );
echo wp_json_encode( array( 'id' => $id, 'url' => home_url( "/?page_id=$id" ) ) );` )
	) as { id: number; url: string };

const send = async ( page: Page, at: number, who: string ) => {
	const form = page.locator( '.wp-block-frontage-form' ).nth( at );
	await form.getByRole( 'textbox', { name: 'Name' } ).fill( who );
	await form.getByRole( 'button', { name: 'Send' } ).click();
	await expect( thanks( form ) ).toBeVisible();
};

test( 'a draft that a program wrote, published by Quick Edit, takes messages', async ( {
	admin,
	page,
}, { testId, retry, repeatEachIndex } ) => {
	test.slow();
	const who = `q${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const { id, url } = await draft( who, FORM + FORM );
	await admin.goto( `/wp-admin/edit.php?post_type=page&s=${ who }` );
	const row = admin.locator( `#post-${ id }` );
	await row.hover();
	await row.getByRole( 'button', { name: /^Quick edit/ } ).click();
	const quick = admin.locator( `#edit-${ id }` );
	await quick
		.getByRole( 'combobox', { name: 'Status' } )
		.selectOption( 'publish' );
	await quick.getByRole( 'button', { name: 'Update' } ).click();
	await expect( quick ).toBeHidden();

	await visit( page, url );
	await send( page, 0, `${ who } one` );
	await send( page, 1, `${ who } two` );
	expect( await entriesOf( who ) ).toHaveLength( 2 );
	const forms: string = await sitePhp(
		`preg_match_all( '/"formId":"([^"]+)"/', get_post( ${ id } )->post_content, $found ); echo count( array_unique( $found[1] ) );`
	);
	expect( forms ).toBe( '2' );
} );

test( 'a pattern of ours that a page refers to is there for visitors', async ( {
	page,
} ) => {
	const { id, url } = await draft(
		'Referred',
		'<!-- wp:pattern {"slug":"frontage/form-contact"} /-->'
	);
	await sitePhp(
		`echo wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'publish' ) );`
	);
	await visit( page, url );
	const form = page.locator( '.wp-block-frontage-form' );
	for ( const box of await form.getByRole( 'textbox' ).all() ) {
		const type = await box.getAttribute( 'type' );
		await box.fill( type === 'email' ? 'ada@example.org' : 'Ada' );
	}
	await form.getByRole( 'combobox' ).selectOption( { index: 1 } );
	for ( const box of await form.getByRole( 'checkbox' ).all() ) {
		await box.check();
	}
	await form.getByRole( 'button', { name: /send/i } ).click();
	await expect( form.locator( '.frontage-form__sent' ) ).toBeVisible();
} );
