/** The flip box for authors. */
import { expect, test, visit } from '../support/test';

test( 'is inserted, filled on both faces and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Card' } );
	await editor.insert( 'Flip Box' );
	const faces = editor.block( 'frontage/flip-box-face' );
	await expect( faces.nth( 1 ) ).toBeHidden();
	await faces.nth( 0 ).locator( 'h3' ).click();
	await editor.page.keyboard.type( 'Question' );
	await editor.select( 'frontage/flip-box' );
	await editor.page.mouse.move( 400, 500 );
	await editor.page.mouse.move( 420, 520 );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Flip card' } )
		.click();
	await expect( faces.nth( 0 ) ).toBeHidden();
	await faces.nth( 1 ).locator( 'p' ).first().click();
	await editor.page.keyboard.type( 'Answer' );
	await visit( guest, await editor.publish() );
	await guest.locator( '.frontage-flip-box' ).hover();
	await expect( guest.locator( '.frontage-flip-box__card' ) ).toHaveClass(
		/is-turned/
	);
	await expect( guest.getByText( 'Answer' ) ).toBeVisible();
} );
