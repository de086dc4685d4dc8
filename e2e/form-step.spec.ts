/** The steps of forms. */
import { email, entriesOf, form, name, send, thanks } from './support/forms';
import { publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';

test( 'a page cached for two days works on a phone, with proof of work and steps', async ( {
	admin,
	narrow,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `Cara ${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const step = ( ...inner: string[] ) =>
		`<!-- wp:frontage/form-step --><div class="wp-block-frontage-form-step">${ inner.join( '' ) }</div><!-- /wp:frontage/form-step -->`;
	const url = await publishPage(
		admin,
		form(
			{ captcha: 'proof', button: 'Apply' },
			step( name ),
			step( email )
		)
	);
	const old = await ( await narrow.request.get( url ) ).text();
	await narrow.clock.setSystemTime( Date.now() + 2 * 86_400_000 );
	await narrow.route( url, ( route ) =>
		route.request().method() === 'GET'
			? route.fulfill( { body: old, contentType: 'text/html' } )
			: route.continue()
	);
	await visit( narrow, url );
	const apply = narrow.getByRole( 'button', { name: 'Apply' } );
	await expect( apply ).toBeHidden();
	const next = narrow.getByRole( 'button', { name: 'Next' } );
	await next.tap();
	await expect( narrow.getByRole( 'alert' ) ).toContainText( 'Name' );
	await narrow.getByRole( 'textbox', { name: 'Name' } ).fill( who );
	await next.tap();
	await expect( narrow.getByText( 'Step 2 of 2' ) ).toBeVisible();
	await narrow
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'cara@example.org' );
	await apply.tap();
	await expect( thanks( narrow ) ).toBeVisible();
	expect( await entriesOf( who ) ).toHaveLength( 1 );
} );

test( 'in the editor a step has its number and name', async ( {
	editor,
	page,
} ) => {
	await editor.create( { title: 'Steps' } );
	await editor.insert( 'Contact Form' );
	await editor.select( 'frontage/field-text' );
	await editor.insert( 'Form Step' );
	const steps = editor.block( 'frontage/form-step' );
	await expect( steps ).toHaveCount( 1 );
	await expect( steps ).toContainText( 'Step 1' );
	await steps
		.getByRole( 'textbox', { name: 'Name of step 1' } )
		.fill( 'About you' );
	await editor.select( 'frontage/form-step' );
	await editor.openSettings();
	await expectNoAxe( editor.page, '.interface-complementary-area' );
	await visit( page, await editor.publish() );
	await expect( send( page ) ).toBeVisible();
} );
